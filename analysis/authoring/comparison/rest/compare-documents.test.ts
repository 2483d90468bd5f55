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
      '“Catalogue” receives “Note” in “Visit › Text” from “Book visit”.',
      '  Now: “Note”.',
      '“Catalogue” receives “From” from “Book visit” too.',
      '  Now: “web”.',
      '“Catalogue” no longer receives “Visit › Note” from “Book visit”.',
      '  Before: “Note”.',
    ],
  ],
  [
    'the value of a member',
    [
      ['book-visit', '"note": "= input.note"', '"note": "None"'],
      ['book-visit', '"lang": "en"', '"lang": "mi"'],
    ],
    [
      '“Catalogue” receives another value for “Visit › Note” from “Book visit”.',
      '  Before: “Note”.',
      '  Now: “None”.',
      '“Catalogue” receives another value for “Lang” (behind the address) from “Book visit”.',
      '  Before: “en”.',
      '  Now: “mi”.',
    ],
  ],
  [
    'the address and the time of an operation',
    [['book-visit', '"POST", "path": "/visits"', '"PUT", "timeoutMs": 3000, "path": "/tours"']],
    [
      '“Book visit” calls another address of the service.',
      '  Before: POST /visits.',
      '  Now: PUT /tours.',
      '“Book visit”: “Time limit in milliseconds” is 3000 now.',
    ],
  ],
  [
    'the value of a decision',
    [['card-fee', '"otherwise": 12', '"otherwise": 15']],
    ['The decision “Card fee” decides otherwise.', '  Before: Otherwise: 12.', '  Now: Otherwise: 15.'],
  ],
  [
    'a row of a decision',
    [['card-fee', '"Willow"', '"Oak"']],
    [
      'The decision “Card fee” decides otherwise.',
      '  Before: “Town” is “Willow”: 0.',
      '  Now: “Town” is “Oak”: 0.',
    ],
  ],
  [
    'a function',
    [['years-old', 'answers.born, input.on', 'input.on, answers.born']],
    [
      'The function “Years old” is worked out differently.',
      '  Before: The number of whole years from “Date of birth” to the input’s on.',
      '  Now: The number of whole years from the input’s on to “Date of birth”.',
    ],
  ],
  [
    'items of a list',
    [['news', '"Opened" } }', '"Open" } }, { "contentID": 2, "fields": { "title": "Closed" } }']],
    [
      'The list “News” has a new item, “Closed”.',
      'The item “Open” of the list “News” changes.',
      '  “Title” is “Open” now; it was “Opened”.',
    ],
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
      'The item “Open” of the list “News” changes.',
      '  “Title” is “Open” now; it was “Opened”.',
      'The item “Open” of the list “News” is taken away at 2030-07-01 00:00.',
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
      'The list “News” has a new item, “Sale”.',
      '  Visitors see it from 2030-06-01 09:00 until 2030-06-02 09:00.',
    ],
  ],
  [
    'the content of a page',
    [['home-page', 'Borrow a book', 'Lend a book']],
    ['There are other texts in the page “Willow Library”.'],
  ],
  [
    'a setting of a part of a page',
    [['home-page', '"variant": "plain", "level": 3', '"variant": "plain", "level": 2']],
    ['The header banner “Willow Library”: “Level of the heading” is 2 now; it was 3.'],
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
    [
      'The colour “Accent” changes.',
      '  Before: as usual.',
      '  Now: #f5b942.',
      'The look of the site: “Icon” is “/images/icon.svg” now.',
    ],
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
      'The site: “Brand” is “The Willow Library” now; it was “Willow Library”.',
      'The site: “Words › Search › Placeholder” is “Start typing to search The Willow Library” now; it was “Start typing to search Willow Library”.',
    ],
  ],
];

const about = 'The item “Opened” of the list “News”';
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
      'The item “Opened” of the list “News” changes.',
    ]);
  });
});

describe('sentences about operations, pages, the site and other documents', () => {
  it.each(cases)('says: %s', (_, edits, sentences) => {
    expect(said(...edits)).toEqual(sentences);
  });
});
