import { expect, it } from 'vitest';
import { runsFull } from '../support/running/tier.ts';
import { compareForms } from './compare-forms.ts';
import { generatedList } from './generated-list.ts';

/** Forms on which the ways once disagreed are kept by their seeds. */
const seeds = [77];

it.each(seeds)(
  'the engine alone, the server without scripts and the browser agree on every form of seed %i',
  async (seed) => {
    const count = runsFull ? 100 : 40;
    const { failures, accepted, refused, faulty } = await compareForms({ count, seed });
    expect(failures[0], `${failures.length} of them`).toBeUndefined();
    expect(Math.min(accepted, refused)).toBeGreaterThan(count / 5);
    expect(faulty).toBeGreaterThan(count / 10);
  },
  600_000,
);

it('they agree on forms with a list of items', async () => {
  const count = runsFull ? 200 : 40;
  const { failures, accepted, refused } = await compareForms({ count, seed: 12, cases: generatedList });
  expect(failures[0], `${failures.length} of them`).toBeUndefined();
  expect(Math.min(accepted, refused)).toBeGreaterThan(count / 10);
}, 600_000);
