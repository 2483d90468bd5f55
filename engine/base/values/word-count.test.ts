import { expect, it } from 'vitest';
import { wordCount } from './word-count.ts';

it.each([
  ['', 0],
  ['  \n ', 0],
  ['one', 1],
  ['one well-kept garden – for bees', 5],
  ['don’t stop\nat 3,000.50', 4],
  ['— … !', 0],
  ['Tēnā koe', 2],
  ['我住在 Auckland', 4],
  ['e\u0301te\u0301 fini', 2],
])('counts the words of %j', (text, count) => {
  expect(wordCount(text)).toBe(count);
});

it('counts a long text of signs in one go', () => {
  expect(wordCount('-'.repeat(1_000_000))).toBe(0);
});
