import { describe, expect, it } from 'vitest';
import { fuzzRules } from './rules.ts';

describe('a few thousand generated rules', () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

  it(`keep every promise (seed ${seed}; set FUZZ_SEED to repeat)`, () => {
    const report = fuzzRules({ count: 4_000, seed });
    expect(report.failures).toEqual([]);
    expect(report.askedOfJsonLogic).toBeGreaterThan(500);
  });

  // Seeds that once found something.
  it.each([1, 2])('keep every promise for seed %i', (found) => {
    expect(fuzzRules({ count: 2_000, seed: found }).failures).toEqual([]);
  });
});
