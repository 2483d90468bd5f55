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
    'There is a new notice, “thanks”.',
    'There is a new journey, “visit”.',
    'There is a new operation, “book-visit”: POST /visits of “catalogue”.',
    'The list “news” has a new item, “Opened” (1).',
    'There is a new page, /visit (“Who comes”).',
    'There is a new page, /visit/pay (“Pay”).',
    'There is a new page, /visit/done (“Done”).',
  ]);
  expect(sentencesBetween(releaseWith(), without)).toEqual([
    'The question “Who visits?” is no longer asked.',
    'The question “Are you a member?” is no longer asked.',
    'The question “Pupils” is no longer asked.',
    'The question “Note” is no longer asked.',
    'The notice “thanks” is gone.',
    'The journey “visit” is gone.',
    'The operation “book-visit” is gone.',
    'The list “news” no longer has the item “Opened” (1).',
    'The page /visit (“Who comes”) is gone.',
    'The page /visit/pay (“Pay”) is gone.',
    'The page /visit/done (“Done”) is gone.',
  ]);
});

it('names the pages that are rendered anew', () => {
  const after = releaseWith([['home-page', 'Borrow a book', 'Lend a book']]);
  expect(compareReleases(releaseWith(), after).filter(({ code }) => code === 'pages-rendered')).toEqual([
    {
      part: 'pages',
      code: 'pages-rendered',
      document: 'site',
      text: '1 page is rendered anew.',
      details: ['/'],
    },
  ]);
});
