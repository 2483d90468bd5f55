import { describe, expect, it } from 'vitest';
import { type DocumentSource, readDocument } from '../../../engine/documents/read-document.ts';
import { changesOf } from '../../../tests/support/documents/changes-of.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { casesOf } from '../../../tests/support/running/tier.ts';
import { checkDocuments } from '../check-documents.ts';
import { checkEdit, type EditCheck } from './check-edit.ts';

const library = readRelease();
const readText = (source: DocumentSource) => ({ source, reading: readDocument(source) });
const texts = library.map(readText);
const before = checkEdit(texts);
/** Journeys are not proved again after each edit. */
const proved: ReadonlySet<string> = new Set(['refused-input', 'silent-failure']);
const sentencesOf = ({ problems }: Pick<EditCheck, 'problems'>) =>
  problems
    .filter(({ code }) => !proved.has(code))
    .map(({ document, pointer, code }) => `${document}${pointer} ${code}`)
    .sort();

describe('the check after an edit', () => {
  it('begins with the check of all documents', () => {
    expect(before.problems).toEqual(checkDocuments(library).problems);
    expect(before.isWhole).toBe(true);
  });

  it.each(texts)('finds a problem at once where any change of $source.path causes one', (old) => {
    const { path } = old.source;
    let wholes = 0;
    const changed = casesOf([...changesOf(JSON.parse(old.source.text))], 4).map((value) =>
      JSON.stringify(value),
    );
    for (const text of [...changed, `${old.source.text.slice(0, -3)}`]) {
      const fresh = readText({ path, text });
      const after = texts.map((each) => (each === old ? fresh : each));
      const edited = checkEdit(after, { fresh: [fresh], old: [old], before });
      const whole = sentencesOf(checkDocuments(after.map(({ source }) => source)));
      if (edited.isWhole) {
        expect(sentencesOf(edited)).toEqual(whole);
        wholes += 1;
      } else expect(edited.problems).not.toEqual([]);

      const back = checkEdit(texts, { fresh: [old], old: [fresh], before: edited });
      expect(back.isWhole || edited.problems.length > 0).toBe(true);
      if (back.isWhole) expect(sentencesOf(back)).toEqual(sentencesOf(before));
    }
    expect(wholes).toBeGreaterThan(0);
  });
});
