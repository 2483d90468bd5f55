import { expect, it } from 'vitest';
import { fuzzChanges } from './changes.ts';

it.each([1, 3, 7])('Changes of shipped documents are judged alone as among all of them (seed %d)', (seed) => {
  const { changes, failures } = fuzzChanges({ count: 4, seed });
  expect(failures).toEqual([]);
  expect(changes).toBe(4);
});
