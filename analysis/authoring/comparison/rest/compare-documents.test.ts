import { describe, expect, it } from 'vitest';
import {
  type Edit,
  releaseWith,
  said,
  sentencesBetween,
} from '../../../../tests/support/comparison/edited-release.ts';

const cases: readonly (readonly [title: string, edits: readonly Edit[], sentences: readonly string[]])[] = [
  [
    'the body of a request',
    [
      [
        'book-visit',
        '"visit": { "note": "= input.note" }',
        '"visit": { "text": "= input.note" }, "from": "web"',
      ],
    ],
    [
      '“catalogue” by “book-visit” receives “Note” in the body member “visit.text”.',
      '  Now: “Note”.',
      '“catalogue” by “book-visit” receives the body member “from” too.',
      '  Now: "web".',
      '“catalogue” by “book-visit” no longer receives the body member “visit.note”.',
    ],
  ],
  [
    'the value of a member',
    [
      ['book-visit', '"note": "= input.note"', '"note": "None"'],
      ['book-visit', '"lang": "en"', '"lang": "mi"'],
    ],
    [
      '“catalogue” by “book-visit” receives another value for the body member “visit.note”.',
      '  Before: “Note”.',
      '  Now: "None".',
      '“catalogue” by “book-visit” receives another value for the query member “lang”.',
      '  Before: "en".',
      '  Now: "mi".',
    ],
  ],
  [
    'the address and the time of an operation',
    [['book-visit', '"POST", "path": "/visits"', '"PUT", "timeoutMs": 3000, "path": "/tours"']],
    [
      '“book-visit” is PUT /tours of “catalogue” now; it was POST /visits of “catalogue”.',
      'The operation “book-visit” also changes: “Time limit in milliseconds” is 3000 now.',
    ],
  ],
  [
    'the value of a decision',
    [['card-fee', '"otherwise": 12', '"otherwise": 15']],
    ['The decision “card-fee” gives other values.', '  Before: Otherwise: 12.', '  Now: Otherwise: 15.'],
  ],
  [
    'a row of a decision',
    [['card-fee', '"Willow"', '"Oak"']],
    [
      'The decision “card-fee” gives other values.',
      '  Before: Town is “Willow”: 0.',
      '  Now: Town is “Oak”: 0.',
    ],
  ],
  [
    'a function',
    [['years-old', 'answers.born, input.on', 'input.on, answers.born']],
    [
      'The function “years-old” gives other values.',
      '  Before: The number of whole years from born to the input’s on.',
      '  Now: The number of whole years from the input’s on to born.',
    ],
  ],
  [
    'items of a list',
    [['news', '"Opened" } }', '"Open" } }, { "contentID": 2, "fields": { "title": "Closed" } }']],
    ['The list “news” has a new item, “Closed” (2).', 'The list “news” has changes in the item “Open” (1).'],
  ],
  [
    'the address and title of a page',
    [
      ['home-page', '"path": "/"', '"path": "/start"'],
      ['home-page', '"title": "Willow Library"', '"title": "Library"'],
    ],
    [
      'The page “Library” moves from / to /start.',
      'The page /start is called “Library” now; it was “Willow Library”.',
    ],
  ],
  [
    'when a page and an item are seen',
    [
      ['home-page', '"template"', '"publishFrom": "2030-06-01T09:00", "template"'],
      ['news', '"Opened" } }', '"Open" }, "publishUntil": "2030-07-01T00:00+12:00" }'],
    ],
    [
      'The list “news” has changes in the item “Open” (1).',
      'The item “Open” (1) of the list “news” is taken away at 2030-07-01 00:00.',
      'The page / (“Willow Library”) appears at 2030-06-01 09:00.',
    ],
  ],
  [
    'a new item with times',
    [
      [
        'news',
        '"Opened" } }',
        '"Opened" } }, { "contentID": 2, "fields": { "title": "Sale" }, "publishFrom": "2030-06-01T09:00", "publishUntil": "2030-06-02T09:00" }',
      ],
    ],
    [
      'The list “news” has a new item, “Sale” (2).',
      '  Visitors see it from 2030-06-01 09:00 until 2030-06-02 09:00.',
    ],
  ],
  [
    'the content of a page',
    [['home-page', 'Borrow a book', 'Lend a book']],
    ['The page “Willow Library” changes in its content.'],
  ],
  [
    'a setting of a part of a page',
    [['home-page', '"variant": "plain", "level": 3', '"variant": "plain", "level": 2']],
    ['The header banner “Willow Library” changes: “Level of the heading” is 2 now; it was 3.'],
  ],
  [
    'the theme and the brand',
    [
      [
        'site',
        '"notFoundPage"',
        '"theme": { "colors": { "accent": "#f5b942" }, "icon": "/images/icon.svg" }, "notFoundPage"',
      ],
    ],
    ['The colors of the theme change: accent.', 'The theme changes: “Icon” is “/images/icon.svg” now.'],
  ],
  [
    'navigation',
    [['site', '"menuText": "Join" }]', '"menuText": "Join us" }, { "path": "/", "menuText": "Home" }]']],
    ['The menu has a new entry, “Home”, to /.', 'The menu entry “Join” now reads “Join us”.'],
  ],
  [
    'the address of a page that the menu follows',
    [
      ['join-page', '"path": "/join"', '"path": "/enter"'],
      ['site', '{ "path": "/join", "menuText"', '{ "path": "/enter", "menuText"'],
    ],
    ['The page “Join” moves from /join to /enter.'],
  ],
  [
    'a menu entry less, and another property of the site',
    [
      ['site', '[{ "path": "/join", "menuText": "Join" }]', '[]'],
      ['site', '"brand": "', '"brand": "The '],
    ],
    [
      'The menu no longer has the entry “Join”.',
      'The site changes: “Brand” is “The Willow Library” now; it was “Willow Library”.',
      'The site changes: “Words › Search › Placeholder” is “Start typing to search The Willow Library” now; it was “Start typing to search Willow Library”.',
    ],
  ],
];

const about = 'The item “Opened” (1) of the list “news”';
const changedTimes = [
  [
    '"publishFrom": "2030-06-01T09:00"',
    '"publishFrom": "2030-06-02T09:00"',
    `${about} appears at 2030-06-02 09:00; it was to appear at 2030-06-01 09:00.`,
  ],
  [
    '"publishFrom": "2030-06-01T09:00"',
    '',
    `${about} does not wait for a time to appear; it was to appear at 2030-06-01 09:00.`,
  ],
  [
    '"publishUntil": "2030-06-01T09:00"',
    '"publishUntil": "2030-05-02T09:00"',
    `${about} is taken away at 2030-05-02 09:00; it was to be taken away at 2030-06-01 09:00.`,
  ],
  [
    '"publishUntil": "2030-06-01T09:00"',
    '',
    `${about} is not taken away; it was to be taken away at 2030-06-01 09:00.`,
  ],
] as const;

describe('sentences about times', () => {
  const withTimes = (times: string) =>
    releaseWith([
      ['news', '"contentID": 1,', times === '' ? '"contentID": 1,' : `"contentID": 1, ${times},`],
    ]);

  it.each(changedTimes)('compares %s with %s', (before, after, sentence) => {
    expect(sentencesBetween(withTimes(before), withTimes(after))).toEqual([sentence]);
  });

  it('calls the same moment in other words a change of the item alone', () => {
    const [before, after] = ['2030-06-01T09:00', '2030-06-01T09:00+12:00'].map((time) =>
      withTimes(`"publishFrom": "${time}"`),
    );
    expect(before && after && sentencesBetween(before, after)).toEqual([
      'The list “news” has changes in the item “Opened” (1).',
    ]);
  });
});

describe('sentences about operations, pages, the site and other documents', () => {
  it.each(cases)('says: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });
});
