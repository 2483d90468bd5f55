import { describe, expect, it } from 'vitest';
import { cleanQuery } from '../content/regions/site-search.ts';

describe('a query as it is searched', () => {
  it.each([
    ['  rye\n\tbread  ', 'rye bread'],
    ['\u0000pay\u001b[31m', 'pay [31m'],
    ['\u202epay\u2066', 'pay'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['👨‍👩‍👧 whānau', '👨‍👩‍👧 whānau'],
    ['Ma\u0304ori', 'Māori'],
    ['\ud83d', ''],
    ['   ', ''],
  ])('of %j is %j', (typed, cleaned) => {
    expect(cleanQuery(typed)).toBe(cleaned);
  });

  it('is short, however much was typed, and ends with a whole character', () => {
    expect(cleanQuery('a'.repeat(10_000)).length).toBe(200);
    expect(cleanQuery(`${'a'.repeat(199)}😀`)).toBe('a'.repeat(199));
  });
});
