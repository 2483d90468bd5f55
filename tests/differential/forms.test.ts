import { expect, it } from 'vitest';
import { compareForms } from './compare-forms.ts';

/** Forms on which the ways once disagreed are kept by their seeds. */
const seeds = [77];

it.each(seeds)(
  'the engine alone, the server without scripts and the browser agree on every form of seed %i',
  async (seed) => {
    const { failures, accepted, refused, faulty } = await compareForms({ count: 100, seed });
    expect(failures[0], `${failures.length} of them`).toBeUndefined();
    expect(Math.min(accepted, refused)).toBeGreaterThan(20);
    expect(faulty).toBeGreaterThan(10);
  },
  600_000,
);
