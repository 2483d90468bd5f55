import { expect, it } from 'vitest';
import { fuzzDocuments } from './documents.ts';

it.each([1, 20_260, 3_141_592])('300 damaged documents do no harm (seed %d)', (seed) => {
  const { failures, read } = fuzzDocuments({ count: 300, seed });
  expect(failures).toEqual([]);
  expect(read).toBeGreaterThan(0);
});
