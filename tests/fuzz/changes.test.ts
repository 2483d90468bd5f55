import { expect, it } from 'vitest';
import { fuzzChanges } from './changes.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

it(`Changes of shipped documents are judged alone as among all of them, and what cannot be read blames nobody (FUZZ_SEED=${seed} repeats this)`, () => {
  const { changes, failures } = fuzzChanges({ count: 5, seed });
  expect(failures).toEqual([]);
  expect(changes).toBe(5);
});
