import { describe, expect, it } from 'vitest';
import {
  type Edit,
  releaseWith,
  sentencesBetween,
} from '../../../tests/support/comparison/edited-release.ts';

/** Changes of releases that have something which the library does not have. */
interface Case {
  readonly title: string;
  /** Documents of both releases beside the library. */
  readonly base?: readonly Edit[];
  readonly others?: { readonly [id: string]: string };
  /** Which of the others are gone afterwards. */
  readonly without?: readonly string[];
  readonly edits: readonly Edit[];
  readonly sentences: readonly string[];
}

const next = '"next": [{ "when": "= answers.isMember", "step": "done" }]';
const lastWay = '{ "step": "pay" }';
const twoWays = `"next": [{ "when": "= answers.isMember", "step": "done" }, { "when": "= answers.kind = 'alone'", "step": "done" }, ${lastWay}]`;
const call = '"call": "book-visit", "with": { "note": "= answers.note" }';
const topics =
  '{ "name": "topics", "type": "checkbox-group", "label": "Topics", "unread": true, "options": [{ "id": "art", "label": "Art" }, { "id": "sport", "label": "Sport" }] },';
const kind = '{ "name": "kind", "type": "radio-group"';
const answers = Array.from({ length: 8 }, (_, index) => `is${index}`);
const pupils = '"when": "= facts.isSchool",';
const menu = '[{ "path": "/join", "menuText": "Join" }]';

const showsStories: Edit = [
  'home-page',
  '{ "type": "section-header"',
  '{ "type": "latest-articles", "title": "Latest", "query": { "list": "stories" } }, { "type": "section-header"',
];
const stories = (id: string, contentID: number, title: string) =>
  `{ "kind": "content", "id": "${id}", "schemaVersion": 1, "referenceName": "stories", "language": "en",
    "items": [{ "contentID": ${contentID}, "fields": { "title": "${title}", "slug": "${title.toLowerCase()}" } }] }`;
const story = `{ "kind": "page", "id": "story", "schemaVersion": 1, "path": "/stories/{slug}", "template": "standard",
  "each": { "list": "stories", "slug": "slug" }, "title": "{{ item.title }}", "seo": { "sitemapVisible": true },
  "zones": { "content": [{ "type": "section-header", "title": "Stories" }] } }`;

const cases: readonly Case[] = [
  {
    title: 'a decision that a condition reads',
    base: [['visit-form', '"when": "= answers.kind != \'school\'"', '"when": { "decide": "may-join" }']],
    others: {
      'may-join': `{ "kind": "decision", "id": "may-join", "schemaVersion": 1, "rows": [{ "when": "= answers.kind = 'school'", "then": false }], "otherwise": true }`,
    },
    edits: [['may-join', "'school'", "'family'"]],
    sentences: [
      '“Are you a member?” is asked under another condition.',
      '  Its words are the same, but what it reads changes.',
      '  Different: it now holds when “Who visits?” is “A school”, and no longer when “Who visits?” is “A family”.',
      'The decision “May join” decides otherwise.',
      '  Before: “Who visits?” is “A school”: No.',
      '  Now: “Who visits?” is “A family”: No.',
    ],
  },
  {
    title: 'the condition of a second way to a step',
    base: [['visit', next, twoWays]],
    edits: [['visit', "answers.kind = 'alone'", "answers.kind = 'family'"]],
    sentences: [
      'From the step “Who comes”, visitors go to “Done” under another condition.',
      '  Before: “Who visits?” is “Only me”.',
      '  Now: “Who visits?” is “A family”.',
      '  Different: it now holds when “Who visits?” is “A family”, and no longer when “Who visits?” is “Only me”.',
    ],
  },
  {
    title: 'the order of ways',
    base: [
      [
        'visit',
        next,
        '"next": [{ "when": "= answers.isMember", "step": "done" }, { "when": "= answers.kind = \'alone\'", "step": "pay" }]',
      ],
    ],
    edits: [
      [
        'visit',
        '{ "when": "= answers.isMember", "step": "done" }, { "when": "= answers.kind = \'alone\'", "step": "pay" }',
        '{ "when": "= answers.kind = \'alone\'", "step": "pay" }, { "when": "= answers.isMember", "step": "done" }',
      ],
    ],
    sentences: ['The ways on from the step “Who comes” are tried in another order.'],
  },
  ...['onEnter', 'onInvalid'].map((event) => ({
    title: `a call of ${event}`,
    edits: [
      ['visit', '"title": "Done" }', `"title": "Done", "${event}": [{ "call": "book-visit", "with": {} }] }`],
    ] as const,
    sentences: ['The step “Done” calls “Book visit” now.'],
  })),
  {
    title: 'a call when a field changes',
    edits: [
      [
        'visit-form',
        '"name": "kind",',
        '"name": "kind", "onChange": [{ "call": "book-visit", "with": {} }],',
      ],
    ],
    sentences: [
      'Other services are called when “Who visits?” is changed.',
      'The step “Who comes” calls “Book visit” now.',
    ],
  },
  {
    title: 'a second call of an operation, after the first has failed',
    edits: [['visit', call, `${call}, "onFailure": [{ "call": "book-visit", "with": { "note": "Again" } }]`]],
    sentences: ['The step “Pay” calls “Book visit” now.'],
  },
  {
    title: 'what a second call of an operation is given',
    base: [['visit', call, `${call}, "onFailure": [{ "call": "book-visit", "with": { "note": "Again" } }]`]],
    edits: [['visit', '"Again"', '"Once more"']],
    sentences: [
      '“Book visit” at the step “Pay” receives another value for “Note”.',
      '  Before: “Again”.',
      '  Now: “Once more”.',
    ],
  },
  {
    title: 'a fact less',
    base: [['visit', '"facts": {', '"facts": { "isSmall": "= answers.kind = \'alone\'",']],
    edits: [['visit', ' "isSmall": "= answers.kind = \'alone\'",', '']],
    sentences: ['The fact “Is small” is gone.'],
  },
  {
    title: 'the summary of a journey',
    base: [
      [
        'visit',
        '"steps": [',
        '"summary": { "title": "Your visit", "openLabel": "Your visit", "fields": [{ "name": "who", "type": "notice", "tone": "info", "text": "You" }] }, "steps": [',
      ],
    ],
    edits: [['visit', '"text": "You"', '"text": "You and yours"']],
    sentences: ['The text of “Who” changes.', '  Before: “You”.', '  Now: “You and yours”.'],
  },
  {
    title: 'a header',
    edits: [
      [
        'book-visit',
        '"query": { "lang": "en" }',
        '"query": { "lang": "en" }, "headers": { "x-channel": "web" }',
      ],
    ],
    sentences: [
      '“Catalogue” receives “X channel” (beside the request) from “Book visit” too.',
      '  Now: “web”.',
    ],
  },
  {
    title: 'a higher least length',
    edits: [['reader-form', '"minLength": 2', '"minLength": 3']],
    sentences: ['“Your name” accepts fewer answers: the shortest answer, in characters, was 2 and is 3.'],
  },
  {
    title: 'a lower least length',
    edits: [['reader-form', '"minLength": 2', '"minLength": 1']],
    sentences: ['“Your name” accepts more answers: the shortest answer, in characters, was 2 and is 1.'],
  },
  {
    title: 'when a check is said',
    edits: [
      [
        'visit-form',
        '"message": "Some pupils must come"',
        '"message": "Some pupils must come", "onceSent": true',
      ],
    ],
    sentences: ['The check of “Pupils” “Some pupils must come” changes.'],
  },
  {
    title: 'too many answers to try them all',
    base: [
      [
        'visit-form',
        kind,
        `${answers.map((name) => `{ "name": "${name}", "type": "yes-no", "label": "${name}", "unread": true }, `).join('')}${kind}`,
      ],
    ],
    edits: [
      [
        'visit-form',
        pupils,
        `"when": "= ${answers.map((name) => `(if answers.${name} then 1 else 0)`).join(' + ')} > 3",`,
      ],
    ],
    sentences: [
      '“Pupils” is asked under another condition.',
      '  Before: Is school.',
      `  Now: ${answers.map((name) => `(1 if “${name}”, otherwise 0)`).join(' plus ')} is more than 3.`,
      '  Whether it is wider or narrower was not decided: there are too many combinations of answers.',
    ],
  },
  {
    title: 'a condition that reads a question with several answers',
    base: [
      ['visit-form', kind, topics + kind],
      ['visit-form', pupils, `"when": "= 'art' in answers.topics",`],
    ],
    edits: [['visit-form', `"when": "= 'art' in answers.topics"`, `"when": "= 'sport' in answers.topics"`]],
    sentences: [
      '“Pupils” is asked under another condition.',
      '  Before: “Art” is in “Topics”.',
      '  Now: “Sport” is in “Topics”.',
      '  Different: it now holds when “Topics” is “Sport”, and no longer when “Topics” is “Art”.',
    ],
  },
  {
    title: 'the order of the menu',
    base: [['site', menu, '[{ "path": "/join", "menuText": "Join" }, { "path": "/", "menuText": "Home" }]']],
    edits: [
      [
        'site',
        '[{ "path": "/join", "menuText": "Join" }, { "path": "/", "menuText": "Home" }]',
        '[{ "path": "/", "menuText": "Home" }, { "path": "/join", "menuText": "Join" }]',
      ],
    ],
    sentences: ['The entries of the menu come in another order.'],
  },
  {
    title: 'an entry below another of the menu',
    edits: [
      [
        'site',
        '"menuText": "Join" }]',
        '"menuText": "Join", "children": [{ "path": "/", "menuText": "Home" }] }]',
      ],
    ],
    sentences: ['The menu has a new entry, “Join › Home”, to /.'],
  },
  {
    title: 'the order of the rows of a decision',
    others: {
      size: `{ "kind": "decision", "id": "size", "schemaVersion": 1, "rows": [{ "when": "= answers.kind = 'school'", "then": 1 }, { "when": "= answers.kind is answered", "then": 2 }] }`,
    },
    edits: [
      [
        'size',
        `{ "when": "= answers.kind = 'school'", "then": 1 }, { "when": "= answers.kind is answered", "then": 2 }`,
        `{ "when": "= answers.kind is answered", "then": 2 }, { "when": "= answers.kind = 'school'", "then": 1 }`,
      ],
    ],
    sentences: ['The rows of the decision “Size” are tried in another order.'],
  },
  {
    title: 'items of a list that has pages, and is shown on another',
    base: [showsStories],
    others: { stories: stories('stories', 20, 'Opened'), story },
    edits: [
      [
        'stories',
        '"title": "Opened", "slug": "opened" } }',
        '"title": "Open", "slug": "opened" } }, { "contentID": 22, "fields": { "title": "Closed", "slug": "closed" } }',
      ],
    ],
    sentences: [
      'The list “Stories” has a new item, “Closed”.',
      'The item “Open” of the list “Stories” changes.',
      '  “Title” is “Open” now; it was “Opened”.',
      'Items get 1 new page.',
      '  /stories/closed',
      '1 page of items is made anew.',
      '  /stories/opened',
      '1 page is made anew if what it lists changes.',
      '  /',
    ],
  },
  {
    title: 'a document that nothing else says anything about',
    others: {
      sizes:
        '{ "kind": "options", "id": "sizes", "schemaVersion": 1, "options": [{ "id": "s", "label": "Small" }] }',
    },
    without: ['sizes'],
    edits: [],
    sentences: ['The list of options “Sizes” is gone.'],
  },
  {
    title: 'a document of a list that a page shows',
    base: [showsStories],
    others: { stories: stories('stories', 20, 'Opened'), older: stories('older', 21, 'Built') },
    without: ['older'],
    edits: [],
    sentences: [
      'The list “Stories” no longer has the item “Built”.',
      '1 page is made anew if what it lists changes.',
      '  /',
    ],
  },
];

/** The release of a case before its edits, or after them. */
function releaseOf({ base = [], others = {}, without = [] }: Case, edits?: readonly Edit[]) {
  const isOther = ([id]: Edit) => Object.hasOwn(others, id);
  const documents = Object.entries(others)
    .filter(([id]) => edits === undefined || !without.includes(id))
    .map(([id, text]) => [id, edited(id, text, edits ?? [])]);
  const ofLibrary = [...base, ...(edits ?? []).filter((edit) => !isOther(edit))];
  return releaseWith(ofLibrary, Object.fromEntries(documents));
}

function edited(document: string, text: string, edits: readonly Edit[]): string {
  return edits
    .filter(([id]) => id === document)
    .reduce((all, [, from, to]) => {
      expect(all).toContain(from);
      return all.replace(from, to);
    }, text);
}

describe('sentences about what the library does not have', () => {
  it.each(cases)('says: $title', (each) => {
    expect(sentencesBetween(releaseOf(each), releaseOf(each, each.edits))).toEqual(each.sentences);
  });
});
