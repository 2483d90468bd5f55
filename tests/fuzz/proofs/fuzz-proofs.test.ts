import { expect, it } from 'vitest';
import { compareProof } from './compare-proof.ts';
import { foundJourneys } from './found-journeys.ts';
import { fuzzProofs } from './fuzz-proofs.ts';

// Always the same journeys here; `npm run fuzz` tries new ones.
const seed = Number(process.env.FUZZ_SEED ?? 77);

it(`A proof and a trial of all answers find the same (seed ${seed}; set FUZZ_SEED to repeat)`, () => {
  const { failures, found } = fuzzProofs({ count: 120, seed });
  expect(failures).toEqual([]);
  for (const kind of [
    'dead-end',
    'unreachable-step',
    'round-trip',
    'impassable-step',
    'row',
    'field',
    'need',
    'check',
    'rule',
    'calls',
    'items',
    'sections',
  ])
    expect(found[kind], kind).toBeGreaterThan(0);
});

it.each(Object.entries(foundJourneys))('%s is proved as it is tried', (_, journey) => {
  expect(compareProof(journey).differences).toEqual([]);
});
