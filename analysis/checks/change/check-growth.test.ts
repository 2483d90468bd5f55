import { expect, it } from 'vitest';
import { createLocate } from '#engine/parts';
import type { Document, Form } from '#schemas';
import { checkRelease } from '../check-release.ts';
import type { ReleaseEntry } from '../release/release-index.ts';

/** Number of reads of forms' fields while a release with `count` forms is checked. */
function readsFor(count: number): number {
  let reads = 0;
  const entries = Array.from({ length: count }, (_, index): ReleaseEntry => {
    const clearedBy = [`answer-${(index + 1) % count}`];
    const { fields, ...form }: Form = {
      kind: 'form',
      id: `form-${index}`,
      schemaVersion: 2,
      fields: [
        { type: 'text-area', name: `answer-${index}`, label: 'Say', value: { type: 'string' }, clearedBy },
        { type: 'checkbox', name: `agree-${index}`, label: 'Yes' },
      ],
    };
    const counted = Object.defineProperty({ ...form }, 'fields', {
      enumerable: true,
      get() {
        reads += 1;
        return fields;
      },
    });
    return { path: `${index}.json`, document: counted as Document, locate: createLocate('') };
  });
  checkRelease(entries);
  return reads;
}

it('A check reads each form a number of times that does not grow with the number of forms', () => {
  expect(readsFor(200) / 200).toBeLessThan(1.1 * (readsFor(50) / 50));
});
