import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from '../support/running/tracked-files.ts';

/** Nested objects and lists, counted from the document's root. */
const deepest = 8;

/** All but pages and contracts: rich text and schemas are as deep as what they say. */
const documents = trackedFiles().filter((file) =>
  /^pages-config\/(?!pages\/|contracts\/|\.editor\/).+\.json$/.test(file),
);

function levelsOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(levelsOf));
}

describe('a shipped document that is no page and no contract', () => {
  it('is found', () => {
    const folders = new Set(documents.map((file) => file.split('/')[1]));
    expect([...folders]).toEqual(expect.arrayContaining(['facts', 'forms', 'journeys', 'operations']));
  });

  it.each(documents)('%s is nested no deeper than eight levels', (file) => {
    expect(levelsOf(JSON.parse(readFileSync(file, 'utf8')))).toBeLessThanOrEqual(deepest);
  });
});
