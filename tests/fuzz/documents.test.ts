import { expect, it } from 'vitest';
import { fuzzDocuments } from './documents.ts';

it.each([1, 2, 3, 20_260, 20_261, 20_262, 3_141_590, 3_141_591, 3_141_592])(
  '100 damaged documents do no harm (seed %d)',
  (seed) => {
    const { failures, read, checkedWhole, proved } = fuzzDocuments({ count: 100, seed }, 1);
    expect(failures).toEqual([]);
    expect(read).toBeGreaterThan(0);
    expect(checkedWhole).toBeGreaterThan(0);
    expect(proved).toBe(1);
  },
);
