import { expect, it } from 'vitest';
import { fuzzProofs } from './fuzz-proofs.ts';

// Always the same journeys here; `npm run fuzz` tries new ones.
const seed = Number(process.env.FUZZ_SEED ?? 77);

it(`A proof and a trial of all answers find the same (seed ${seed}; set FUZZ_SEED to repeat)`, () => {
  const { failures, found } = fuzzProofs({ count: 300, seed });
  expect(failures).toEqual([]);
  for (const kind of ['dead-end', 'unreachable-step', 'round-trip', 'row', 'field', 'need', 'check'])
    expect(found[kind], kind).toBeGreaterThan(0);
});
