import { describe, expect, it } from 'vitest';
import { type Edit, releaseWith, said } from '../../../../tests/support/comparison/edited-release.ts';
import { compareReleases } from '../compare-releases.ts';

const cases: readonly (readonly [title: string, edits: readonly Edit[], sentences: readonly string[]])[] = [
  [
    'a fact, and every condition that reads it',
    [
      [
        'visit',
        '"isSchool": "= answers.kind = \'school\'"',
        '"isSchool": "= answers.kind in [\'school\', \'family\']"',
      ],
    ],
    [
      '“Pupils” is asked under another condition.',
      '  Its words are the same, but what it reads changes.',
      '  Wider: it now holds too for example when “Who visits?” is “A family”.',
      'The step “Pay” is shown under another condition.',
      '  Its words are the same, but what it reads changes.',
      '  Narrower: it no longer holds for example when “Who visits?” is “A family”.',
      'The fact “Is school” is worked out differently.',
      '  Before: “Who visits?” is “A school”.',
      '  Now: “Who visits?” is one of “A school” or “A family”.',
      '  Wider: it now holds too for example when “Who visits?” is “A family”.',
    ],
  ],
  [
    'facts',
    [['visit', '"facts": {', '"facts": { "isSmall": "= answers.kind = \'alone\'",']],
    ['There is a new fact, “Is small”.', '  Now: “Who visits?” is “Only me”.'],
  ],
  [
    'the condition of a way',
    [['visit', '"when": "= answers.isMember"', '"when": "= answers.isMember and answers.kind = \'alone\'"']],
    [
      'From the step “Who comes”, visitors go to “Done” under another condition.',
      '  Before: “Are you a member?” is yes.',
      '  Now: “Are you a member?” and “Who visits?” is “Only me”.',
      '  Narrower: it no longer holds for example when “Are you a member?” is yes and “Who visits?” is “A school”.',
    ],
  ],
  [
    'ways',
    [['visit', '"next": [{ "when": "= answers.isMember", "step": "done" }]', '"next": [{ "step": "pay" }]']],
    [
      'From the step “Who comes”, visitors may go to “Pay” now.',
      '  When: Always.',
      'From the step “Who comes”, visitors no longer go to “Done”.',
      '  Before, when: “Are you a member?” is yes.',
    ],
  ],
  [
    'the order of ways',
    [
      [
        'visit',
        '"next": [{ "when": "= answers.isMember", "step": "done" }]',
        '"next": [{ "when": "= not answers.isMember", "step": "pay" }, { "when": "= answers.isMember", "step": "done" }]',
      ],
    ],
    [
      'From the step “Who comes”, visitors may go to “Pay” now.',
      '  When: It is not the case that “Are you a member?”.',
    ],
  ],
  [
    'the form and the needs of a step',
    [
      [
        'visit',
        '"id": "pay", "form": "pay-form"',
        '"id": "pay", "needs": {"that": "= answers.kind is answered", "otherwise": "who"}, "form": "visit-form"',
      ],
    ],
    [
      'The step “Pay” asks the form “Visit form” now; it was “Pay form”.',
      'The step “Pay” needs something else to be shown.',
      '  Now: “Who visits?” is answered.',
    ],
  ],
  [
    'titles and texts of a step',
    [['visit', '"title": "Pay"', '"title": "Payment", "intro": "Almost there", "submitLabel": "Pay now"']],
    [
      'The step “Pay” is called “Payment” now.',
      'The introduction of the step “Payment” changes.',
      '  Now: “Almost there”.',
      'The button of the step “Payment” reads otherwise.',
      '  Before: “Next”.',
      '  Now: “Pay now”.',
      'The page /visit/pay is called “Payment” now; it was “Pay”.',
    ],
  ],
  [
    'the end of a journey',
    [['visit', '"path": "done", "title": "Done"', '"path": "done", "title": "Done", "final": true']],
    [
      'The journey ends at the step “Done” now.',
      'The step “Done” has no button of its own any more.',
      '  Before: “Next”.',
    ],
  ],
  [
    'the path of a journey',
    [['visit', '"path": "/visit"', '"path": "/visits"']],
    [
      'The journey “Visit”: “Address” is “/visits” now; it was “/visit”.',
      'The page “Who comes” moves from /visit to /visits.',
      'The page “Pay” moves from /visit/pay to /visits/pay.',
      'The page “Done” moves from /visit/done to /visits/done.',
    ],
  ],
  [
    'the condition of a step',
    [
      [
        'visit',
        '"when": "= not facts.isSchool",',
        '"when": "= not facts.isSchool and answers.isMember is answered",',
      ],
    ],
    [
      'The step “Pay” is shown under another condition.',
      '  Before: It is not the case that is school.',
      '  Now: It is not the case that is school and “Are you a member?” is answered.',
      '  Narrower: it no longer holds for example when “Who visits?” is “A family” and “Are you a member?” is unanswered.',
    ],
  ],
  [
    'a step more',
    [
      [
        'visit',
        '{ "id": "done"',
        '{ "id": "note", "form": "visit-form", "path": "note", "title": "Note", "when": "= answers.isMember" }, { "id": "done"',
      ],
    ],
    [
      'There is a new step, “Note”, after “Pay”.',
      '  Shown when: “Are you a member?” is yes.',
      'There is a new page, /visit/note (“Note”).',
    ],
  ],
  [
    'a step less',
    [['visit', '"id": "pay"', '"id": "payment"']],
    [
      'There is a new step, “Pay”, after “Who comes”.',
      '  Shown when: It is not the case that is school.',
      'The step “Pay” is gone.',
      'The step “Pay” calls “Book visit” now.',
      'The step “Pay” no longer calls “Book visit”.',
      'There is a new page, /visit/pay (“Pay”).',
      'The page /visit/pay (“Pay”) is gone.',
    ],
  ],
  [
    'the order of steps',
    [
      [
        'visit',
        '"id": "pay", "form": "pay-form", "path": "pay", "title": "Pay", "when"',
        '"id": "done", "form": "pay-form", "path": "done", "title": "Done", "when"',
      ],
      [
        'visit',
        '{ "id": "done", "form": "pay-form", "path": "done", "title": "Done" }',
        '{ "id": "pay", "form": "pay-form", "path": "pay", "title": "Pay" }',
      ],
    ],
    [
      'The steps come in another order.',
      '  Before: “Who comes”, “Pay”, “Done”.',
      '  Now: “Who comes”, “Done”, “Pay”.',
      'The step “Done” is shown under another condition.',
      '  Before: Always.',
      '  Now: It is not the case that is school.',
      '  Narrower: it no longer holds for example when “Who visits?” is “A school”.',
      'The step “Pay” is shown under another condition.',
      '  Before: It is not the case that is school.',
      '  Now: Always.',
      '  Wider: it now holds too for example when “Who visits?” is “A school”.',
      'The step “Done” calls “Book visit” now.',
      'The step “Pay” no longer calls “Book visit”.',
    ],
  ],
  [
    'what a call is given',
    [
      [
        'visit',
        '"with": { "note": "= answers.note" }',
        '"with": { "note": "= answers.pupils", "lang": "en" }, "when": "= answers.isMember"',
      ],
      [
        'book-visit',
        '"note?": { "type": "string" }',
        '"note?": { "type": "string" }, "lang?": { "type": "string" }',
      ],
    ],
    [
      '“Book visit” at the step “Pay” receives another value for “Note”.',
      '  Before: “Note”.',
      '  Now: “Pupils”.',
      '“Book visit” at the step “Pay” receives “Lang” too.',
      '  Now: “en”.',
      '“Book visit” at the step “Pay” is called under another condition.',
      '  Before: Always.',
      '  Now: “Are you a member?” is yes.',
      '  Narrower: it no longer holds for example when “Are you a member?” is no.',
      'The call “Book visit” takes “Lang” too, where it is answered.',
    ],
  ],
  [
    'a call',
    [
      [
        'visit',
        '"call": "book-visit", "with": { "note": "= answers.note" }',
        '"call": "issue-card", "with": { "name": "= answers.note else \'\'", "card": "all", "fee": 1 }',
      ],
    ],
    ['The step “Pay” calls “Issue card” now.', 'The step “Pay” no longer calls “Book visit”.'],
  ],
];

describe('sentences about journeys', () => {
  it.each(cases)('says: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });

  it('say a change of a fact that journeys share once, in the document that has it', () => {
    const uses: readonly Edit[] = ['visit', 'join'].map((id) => [
      id,
      '"schemaVersion": 2,',
      '"schemaVersion": 2, "uses": ["shared-facts"],',
    ]);
    const release = (greeting: string) =>
      releaseWith(uses, {
        'shared-facts': `{ "kind": "facts", "id": "shared-facts", "schemaVersion": 2, "facts": { "greeting": "= '${greeting}'" } }`,
      });
    const changes = compareReleases(release('Hello'), release('Good day'));
    const ofFacts = changes.filter(({ part }) => part !== 'pages');
    expect(ofFacts.map(({ document, text, details }) => [document, text, ...details])).toEqual([
      [
        'shared-facts',
        'The fact “Greeting” is worked out differently.',
        'Before: “Hello”.',
        'Now: “Good day”.',
      ],
    ]);
  });

  it('say what changes about sections', () => {
    const tasks = `{ "kind": "form", "id": "tasks-form", "schemaVersion": 2,
      "fields": [{ "name": "tasks", "type": "task-list", "label": "What we need" }] }`;
    const withSections = (...sections: readonly string[]) => {
      const ask = (id: string) =>
        `{ "id": "${id}", "form": "pay-form", "path": "${id}", "title": "Who: ${id}" }`;
      return releaseWith([], {
        'tasks-form': tasks,
        'visit-form': null,
        visit: `{
          "kind": "journey", "id": "visit", "schemaVersion": 2, "path": "/visit",
          "everyStep": { "template": "standard", "submitLabel": "Next" },
          "steps": [{ "id": "tasks", "form": "tasks-form", "path": "", "title": "Tasks" },
            ${['one', 'two', 'three'].map(ask).join()},
            { "id": "done", "form": "pay-form", "path": "done", "title": "Done", "final": true }],
          "sections": [${sections.join()}]
        }`,
      });
    };
    const one = '{ "id": "one", "title": "First", "steps": ["one"] }';
    const said = compareReleases(
      withSections(one, '{ "id": "two", "title": "Second", "steps": ["two", "three"] }'),
      withSections(
        '{ "id": "one", "title": "You", "steps": ["one"], "optional": true, "goesOn": true }',
        '{ "id": "two", "title": "Second", "steps": ["two"], "waitsFor": ["one"], "hint": "Soon" }',
        '{ "id": "three", "title": "Third", "steps": ["three"] }',
      ),
    ).filter(({ part }) => part === 'steps');
    expect(said.flatMap(({ text, details }) => [text, ...details.map((detail) => `  ${detail}`)])).toEqual([
      'There is a new section, “Third”, which must be complete.',
      '  Its steps: “Who: three”.',
      'The section “First” is called “You” now.',
      'The section “You” may be left out now.',
      'After the section “You” visitors go on to the next one now.',
      'The section “Second” has other steps.',
      '  Before: “Who: two”, “Who: three”.',
      '  Now: “Who: two”.',
      'The section “Second” can be started at another time.',
      '  Before: at once.',
      '  Now: once “You” are complete.',
      'The section “Second”: “Hint” is “Soon” now.',
    ]);
  });
});
