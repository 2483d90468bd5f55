import { expect, it } from 'vitest';
import { casesOf } from '../support/running/tier.ts';
import { fuzzDocuments } from './documents.ts';

// `npm run fuzz` damages a hundred thousand; most of the time goes into checks of all documents.
it.each(casesOf([1, 20_260, 3_141_590], 3))('60 damaged documents do no harm (seed %d)', (seed) => {
  const { failures, read, checkedWhole, proved } = fuzzDocuments({ count: 60, seed }, 1);
  expect(failures).toEqual([]);
  expect(read).toBeGreaterThan(0);
  expect(checkedWhole).toBeGreaterThan(0);
  expect(proved).toBe(1);
});
