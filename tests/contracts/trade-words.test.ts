import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/running/tracked-files.ts';

/** Words of the first site's trade. Only documents, the sandbox and the tests of both may speak them. */
const tradeWords = [
  'icps?', 'lpg', 'gas', 'electricity', 'tariffs?', 'kwh', 'fuels?', 'cylinders?', 'hydro', 'meters?', 'bottles?', 'rainfall',
]; // biome-ignore format: one line

/**
 * Concepts of the first site alone, which its documents and extensions have: add those of each module that moves there.
 * Migrations know them from older documents.
 */
const ownConcepts = [
  'book a call',
  'disputes?',
  'share (?:performances?|prices?|quotes?)',
  'shielded',
  'switching',
  'trusted brands?',
];

const layers = /^(engine|analysis|server|renderer|app|cli|schemas)\//;
const anyOf = (words: readonly string[]) => new RegExp(`(?<![a-z])(${words.join('|')})(?![a-z])`, 'i');
const pattern = anyOf(tradeWords);
const ownPattern = anyOf(ownConcepts);

/** The words of a text: `keyCode` and `key-code` are two, like `key code`. */
function wordsApart(text: string): string {
  return text
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/(?<=\w)[-_](?=\w)/g, ' ');
}

/** Where a pattern is found in the names and texts of files. */
function placesOf(searched: RegExp, files: readonly string[]): readonly string[] {
  return files.flatMap((file) => [
    ...(searched.test(wordsApart(file)) ? [file] : []),
    ...wordsApart(readFileSync(file, 'utf8'))
      .split('\n')
      .flatMap((line, index) =>
        searched.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
      ),
  ]);
}

describe('the layers that know no trade', () => {
  const files = trackedFiles().filter((file) => layers.test(file) && /\.(tsx?|js|json|css|md)$/.test(file));

  it('are looked at whole', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('hold no word of it, in names of files, code, schemas, examples or comments', () => {
    expect(placesOf(pattern, files)).toEqual([]);
  });

  it('hold none of the concepts that the first site has for itself', () => {
    const others = files.filter((file) => !/^engine\/documents\/migrations\/|^schemas\/editor\//.test(file));
    expect(placesOf(ownPattern, others)).toEqual([]);
  });

  it('would be caught speaking it', () => {
    expect(pattern.test(wordsApart('const lpgPrice = 1'))).toBe(true);
    expect(pattern.test(wordsApart('// the gas form'))).toBe(true);
    expect(pattern.test(wordsApart('parameters of a pegasus'))).toBe(false);
    for (const name of ['bookACall', 'SharePriceBadge', 'renderer/late/book-a-call.ts', 'shieldedSite'])
      expect(ownPattern.test(wordsApart(name)), name).toBe(true);
  });
});
