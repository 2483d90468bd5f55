import { expect, it } from 'vitest';
import { isClean } from '../../../engine/base/problems/problem.ts';
import type { DocumentSource } from '../../../engine/documents/read-document.ts';
import { compileRelease } from '../../../engine/release/compile-release.ts';
import { releaseWith, sentencesBetween } from '../../../tests/support/comparison/edited-release.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { checkDocuments } from '../../checks/check-documents.ts';
import { compareReleases } from './compare-releases.ts';

const library = readRelease();
const compile = (sources: readonly DocumentSource[]) =>
  compileRelease(
    checkDocuments(sources).documents.map(({ document }) => document),
    (text) => text,
  );
const before = compile(library);

it('says nothing of releases that are the same', () => {
  expect(compareReleases(before, compile(library))).toEqual([]);
});

it('says something of every change that passes the check', () => {
  const unsaid: string[] = [];
  let seen = 0;
  for (const old of library) {
    let index = 0;
    for (const changed of changesOf(JSON.parse(old.text))) {
      if (index++ % 8 !== 0) continue;
      const sources = library.map((source) =>
        source.path === old.path ? { path: old.path, text: JSON.stringify(changed) } : source,
      );
      const { problems, documents } = checkDocuments(sources);
      if (!isClean(problems) || documents.length < library.length) continue;
      seen += 1;
      if (compareReleases(before, compile(sources)).length === 0) unsaid.push(JSON.stringify(changed));
    }
  }
  expect(unsaid).toEqual([]);
  expect(seen).toBeGreaterThan(25);
});

it('says what is new and what is gone', () => {
  const without = releaseWith([], {
    visit: null,
    'book-visit': null,
    news: null,
    'visit-form': null,
    'pay-form': null,
  });
  expect(sentencesBetween(without, releaseWith())).toEqual([
    'There is a new question, “Who visits?”, required.',
    'There is a new question, “Are you a member?”, optional.',
    '  Shown when: “Who visits?” is not “A school”.',
    'There is a new question, “Pupils”, required under a condition.',
    '  Shown when: Is school.',
    '  Required when: “Who visits?” is “A school”.',
    'There is a new question, “Note”, optional.',
    'There is a new notice, “Thanks”.',
    '  It says “See you soon”.',
    'There is a new journey, “Visit”.',
    'There is a new call of the service “Catalogue”, “Book visit”.',
    '  Address: POST /visits.',
    'The list “News” has a new item, “Opened”.',
    'There is a new page, /visit (“Who comes”).',
    'There is a new page, /visit/pay (“Pay”).',
    'There is a new page, /visit/done (“Done”).',
  ]);
  expect(sentencesBetween(releaseWith(), without)).toEqual([
    'The question “Who visits?” is no longer asked.',
    'The question “Are you a member?” is no longer asked.',
    'The question “Pupils” is no longer asked.',
    'The question “Note” is no longer asked.',
    'The notice “Thanks” is gone.',
    'The journey “Visit” is gone.',
    'The call “Book visit” of the service “Catalogue” is gone.',
    'The list “News” no longer has the item “Opened”.',
    'The page /visit (“Who comes”) is gone.',
    'The page /visit/pay (“Pay”) is gone.',
    'The page /visit/done (“Done”) is gone.',
  ]);
});

it('names what has an id by it too, where that is wanted', () => {
  const after = releaseWith([['visit', '"when": "= not facts.isSchool",', '']]);
  const texts = compareReleases(releaseWith(), after, 'ids').map(({ text }) => text);
  expect(texts).toContain('The step “Pay” (pay) is shown under another condition.');
});

it('says the texts of translations as they were and as they are, by the title of what is translated', () => {
  const translation = (text: string) =>
    `{ "kind": "translation", "id": "home-mi", "schemaVersion": 2, "language": "mi", "document": "home-page", "texts": { "title": { "text": "${text}" } } }`;
  const site = ['site', '"language": "en"', '"language": "en", "languages": [{ "language": "mi" }]'] as const;
  const [before, after] = [translation('Te whare pukapuka'), translation('Te pātaka pukapuka')].map((text) =>
    releaseWith([site], { 'home-mi': text }),
  );
  const said = before && after ? sentencesBetween(before, after) : [];
  expect(said).toEqual([
    'A text of the translation into Māori of “Willow Library” changes.',
    '  Before: “Te whare pukapuka”.',
    '  Now: “Te pātaka pukapuka”.',
  ]);
});

it('names the pages that are rendered anew', () => {
  const after = releaseWith([['home-page', 'Borrow a book', 'Lend a book']]);
  expect(compareReleases(releaseWith(), after).filter(({ code }) => code === 'pages-rendered')).toEqual([
    {
      part: 'pages',
      code: 'pages-rendered',
      document: 'site',
      text: '1 page is made anew.',
      details: ['/'],
    },
  ]);
});
