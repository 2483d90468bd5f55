import { expect, it } from 'vitest';
import { type Edit, releaseWith } from '../../../tests/support/comparison/edited-release.ts';
import { changesByPlace } from './changes-by-place.ts';
import { compareReleases } from './compare-releases.ts';

const before = releaseWith();

/** Places with their sentences and details, without other pages that show them. */
function placed(...edits: readonly Edit[]) {
  const after = releaseWith(edits);
  const places = changesByPlace(compareReleases(before, after), before.written, after.written);
  return places
    .filter(({ place }) => place !== 'Pages that show something of these changes')
    .map(({ place, sentences }) => [place, ...sentences.flatMap(({ text, details }) => [text, ...details])]);
}

it('says a text of a page as it was and as it is, and where', () => {
  expect(placed(['home-page', '"title": "Borrow a book"', '"title": "Take a book"'])).toEqual([
    ['Page “Willow Library”, /', 'A text changes.', 'Before: “Borrow a book”.', 'Now: “Take a book”.'],
  ]);
});

it('puts the questions of a step together, and says no text twice', () => {
  expect(
    placed(
      ['visit-form', '"hint": "About how many"', '"hint": "How many"'],
      ['visit-form', '"Are you a member?"', '"Do you have a card?"'],
    ),
  ).toEqual([
    [
      'Step “Who comes”, /visit',
      expect.stringContaining('Do you have a card?'),
      expect.stringContaining('“Pupils”'),
      'Before: “About how many”.',
      'Now: “How many”.',
    ],
  ]);
});

it('says what is new and what is gone, not what has only moved', () => {
  const banner = '{ "type": "header-banner", "variant": "plain", "level": 3, "title": "Willow Library" }';
  const header = '{ "type": "section-header", "title": "Borrow a book" }';
  const [moved] = placed(['home-page', `${banner}, ${header}`, `${header}, ${banner}`]);
  expect(moved?.join()).not.toMatch(/Before|New|Gone/);
  const more = '{ "type": "section-header", "title": "Opening hours" }';
  expect(placed(['home-page', header, `${header}, ${more}`])[0]).toContain(
    'There is a new section header, “Opening hours”.',
  );
  expect(placed(['home-page', `, ${header}`, ''])[0]).toContain('Gone: “Borrow a book”.');
});

it('gives a step whose page is a document of its own the address of that page, and says texts of options once', () => {
  const places = placed(
    ['card-form', '"label": "Which card?"', '"label": "Which kind of card?"'],
    ['cards', '"label": "Books"', '"label": "All books"'],
  );
  expect(places.map(([place]) => place)).toContain('Step “Card”, /join/card');
  expect(places.flat().filter((text) => text?.includes('All books'))).toHaveLength(1);
});

it('names a text by its path, which stays when others come before it', () => {
  const after = releaseWith([['home-page', '"Borrow a book"', '"Take a book"']]);
  const [page] = changesByPlace(compareReleases(before, after), before.written, after.written);
  expect(page?.sentences[0]).toMatchObject({ document: 'home-page', part: expect.stringMatching(/title$/) });
});

it('gives the path of the page of each place, and all texts on it that differ', () => {
  const after = releaseWith([
    ['home-page', '"Borrow a book"', '"Take a book"'],
    ['visit-form', '"Are you a member?"', '"Do you have a card?"'],
  ]);
  const places = changesByPlace(compareReleases(before, after), before.written, after.written);
  expect(places.flatMap(({ path, texts }) => (path === undefined ? [] : [[path, texts]]))).toEqual([
    ['/', [{ document: 'home-page', part: expect.stringMatching(/title$/) }]],
    ['/visit', [{ document: 'visit-form', part: 'fields/isMember/label' }]],
  ]);
});

it('says all texts of a new page, and other pages that show it last', () => {
  const winter = {
    ...before.written.find(({ id }) => id === 'home-page'),
    $schema: '../schemas/page.schema.json',
    id: 'winter-page',
    path: '/winter',
    title: 'Winter',
    zones: { content: [{ type: 'section-header', title: 'Keep the cold out' }] },
  };
  const after = releaseWith([['home-page', '"Borrow a book"', '"Take a book"']], {
    'winter-page': JSON.stringify(winter),
  });
  const places = changesByPlace(compareReleases(before, after), before.written, after.written);
  const page = places.find(({ place }) => place.startsWith('Page “Winter”'));
  expect(page?.sentences.map(({ text }) => text)).toContain('New: “Keep the cold out”.');
  expect(places.at(-1)?.place).toBe('Pages that show something of these changes');
});

it('says what visitors read first, and how it works last', () => {
  const after = releaseWith([
    ['visit', '"isSchool": "= answers.kind = \'school\'"', '"isSchool": "= answers.kind = \'family\'"'],
    ['book-visit', '"lang": "en"', '"lang": "mi"'],
    ['site', '"menuText": "Join"', '"menuText": "Join us"'],
    ['news', '"Opened"', '"Open"'],
    ['visit-form', '"Are you a member?"', '"Do you have a card?"'],
    ['home-page', '"Borrow a book"', '"<b>Take</b> a book!"'],
  ]);
  const places = changesByPlace(compareReleases(before, after), before.written, after.written);
  expect(places.map(({ group, place }) => [group, place])).toEqual([
    ['pages', 'Page “Willow Library”, /'],
    ['steps', 'Step “Who comes”, /visit'],
    ['steps', 'Journey “Visit”'],
    ['lists', 'List “News”'],
    ['site', 'Navigation and look'],
    ['rendering', 'Pages that show something of these changes'],
    ['machinery', 'What services receive'],
    ['machinery', 'Facts, decisions and functions'],
  ]);
  expect(places[0]?.sentences[0]?.details).toEqual(['Before: “Borrow a book”.', 'Now: “Take a book!”']);
});

it('calls what a service takes as the question is called whose answer comes by way of a fact', () => {
  const after = releaseWith([
    ['visit', '"facts": {', '"facts": { "booking": "= { note: answers.note, size: answers.pupils }",'],
    ['visit', '"with": { "note": "= answers.note" }', '"with": "= facts.booking"'],
    ['book-visit', '"note?": {', '"size?": { "type": "string" }, "note?": {'],
  ]);
  const places = changesByPlace(compareReleases(before, after), before.written, after.written);
  const services = places.find(({ place }) => place === 'What services receive');
  expect(services?.sentences.map(({ text }) => text)).toContain(
    'The call “Book visit” takes “Pupils” too, where it is answered.',
  );
});
