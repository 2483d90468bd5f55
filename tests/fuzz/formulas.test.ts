import { describe, expect, it } from 'vitest';
import { fuzzFormulas } from './formulas.ts';

describe('hundreds of generated formulas', () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);

  it(`are read as they were written (seed ${seed}; set FUZZ_SEED to repeat)`, () => {
    const { failures, stillFormulas } = fuzzFormulas({ count: 500, seed });
    expect(failures).toEqual([]);
    expect(stillFormulas).toBeGreaterThan(5);
  });
});
