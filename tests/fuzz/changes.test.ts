import { expect, it } from 'vitest';
import { fuzzChanges } from './changes.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

it(`A change of shipped documents is judged alone as it is among all of them (seed ${seed})`, () => {
  const { changes, failures } = fuzzChanges({ count: 5, seed });
  expect(failures).toEqual([]);
  expect(changes).toBe(5);
});
