import { expect, it } from 'vitest';
import { pairBy } from './pair-by.ts';

const pair = (before: string, after: string) =>
  pairBy(before.split(' '), after.split(' '), (item) => item[0]);

it('Items are paired by their key, and the others were added or removed', () => {
  expect(pair('a1 b1 c1', 'a2 c2 d2')).toEqual({
    added: ['d2'],
    removed: ['b1'],
    both: [
      ['a1', 'a2'],
      ['c1', 'c2'],
    ],
    isReordered: false,
  });
});

it('Only an order of items that both have is another order', () => {
  expect(pair('a b c', 'c a').isReordered).toBe(true);
  expect(pair('a b c', 'x a y c').isReordered).toBe(false);
});

it('Of several items with one key the first counts', () => {
  expect(pair('a1 a2 b1', 'a3 b2 a4')).toMatchObject({
    added: [],
    removed: [],
    both: [
      ['a1', 'a3'],
      ['b1', 'b2'],
    ],
    isReordered: false,
  });
});
