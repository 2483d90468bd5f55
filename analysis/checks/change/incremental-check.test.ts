import { describe, expect, it } from 'vitest';
import { type DocumentSource, readDocument } from '../../../engine/documents/read-document.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { casesOf } from '../../../tests/support/running/tier.ts';
import { checkDocuments } from '../check-documents.ts';
import { createIncrementalCheck, type ReadText } from './incremental-check.ts';

const library = readRelease();
const readText = (source: DocumentSource): ReadText => ({ source, reading: readDocument(source) });
const texts = library.map(readText);
const { check } = createIncrementalCheck();
const wholeCheck = (all: readonly ReadText[]) =>
  checkDocuments(
    all.map(({ source }) => source),
    [],
    false,
  ).problems;

describe('the check after an edit', () => {
  it('begins with the check of all documents', () => {
    expect(check(texts)).toEqual(wholeCheck(texts));
  });

  it.each(texts)('finds what the check of all documents finds after any change of $source.path', (old) => {
    const { path } = old.source;
    const changed = casesOf([...changesOf(JSON.parse(old.source.text))], 4).map((value) =>
      JSON.stringify(value),
    );
    for (const text of [...changed, `${old.source.text.slice(0, -3)}`]) {
      const fresh = readText({ path, text });
      const after = texts.map((each) => (each === old ? fresh : each));
      expect(check(after)).toEqual(wholeCheck(after));
    }
    const without = texts.filter((each) => each !== old);
    expect(check(without)).toEqual(wholeCheck(without));
    expect(check(texts)).toEqual(wholeCheck(texts));
  });
});
