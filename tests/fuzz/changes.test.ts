import { expect, it } from 'vitest';
import { casesOf } from '../support/running/tier.ts';
import { fuzzChanges } from './changes.ts';

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

it.each(casesOf([seed, seed + 1], 2))(
  'A change of shipped documents is judged alone as among all of them, and what cannot be read blames nobody (FUZZ_SEED=%d repeats this)',
  (seed) => {
    const { changes, failures } = fuzzChanges({ count: 1, seed });
    expect(failures).toEqual([]);
    expect(changes).toBe(1);
  },
);
