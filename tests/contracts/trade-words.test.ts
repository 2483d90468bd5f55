import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/running/tracked-files.ts';

/** Words of the first site's trade. Only documents, the sandbox and the tests of both may speak them. */
const tradeWords = [
  'icps?', 'lpg', 'gas', 'electricity', 'tariffs?', 'kwh', 'fuels?', 'cylinders?', 'hydro', 'meters?', 'bottles?', 'rainfall',
]; // biome-ignore format: one line

/** Concepts of the first site alone, which its extensions show. Migrations know them from older documents. */
const ownConcepts = /book[- ]?a[- ]?call/i;

const layers = /^(engine|analysis|server|renderer|app|cli|schemas)\//;
const pattern = new RegExp(`(?<![a-z])(${tradeWords.join('|')})(?![a-z])`, 'i');

/** `keyCode` and `key-code` count as words of their own: camel case is split before the search. */
function wordsApart(text: string): string {
  return text.replace(/([a-z0-9])([A-Z])/g, '$1 $2');
}

describe('the layers that know no trade', () => {
  const files = trackedFiles().filter((file) => layers.test(file) && /\.(tsx?|js|json|css|md)$/.test(file));

  it('are looked at whole', () => {
    expect(files.length).toBeGreaterThan(100);
  });

  it('hold no word of it, in code, schemas, examples or comments', () => {
    const found = files.flatMap((file) =>
      wordsApart(readFileSync(file, 'utf8'))
        .split('\n')
        .flatMap((line, index) =>
          pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 100)}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });

  it('hold none of the concepts that became extensions of the first site', () => {
    const found = files.filter(
      (file) =>
        !/^engine\/documents\/migrations\/|^schemas\/editor\//.test(file) &&
        ownConcepts.test(readFileSync(file, 'utf8')),
    );
    expect(found).toEqual([]);
    expect(ownConcepts.test('bookACall') && ownConcepts.test('BookACall')).toBe(true);
  });

  it('would be caught speaking it', () => {
    expect(pattern.test(wordsApart('const lpgPrice = 1'))).toBe(true);
    expect(pattern.test(wordsApart('// the gas form'))).toBe(true);
    expect(pattern.test(wordsApart('parameters of a pegasus'))).toBe(false);
  });
});
