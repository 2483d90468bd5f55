import { expect, it } from 'vitest';
import { pairBy, pairRenamed } from './pair-by.ts';

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

it('What was added and removed under one name is paired, unless the name is missing or not the only one', () => {
  const renamed = (removed: readonly string[], added: readonly string[]) =>
    pairRenamed({ removed, added }, (item) => item.slice(1)).both;
  expect(renamed(['1Tea', '2Milk'], ['3Milk', '4Juice'])).toEqual([['2Milk', '3Milk']]);
  expect(renamed(['1Tea', '2Tea'], ['3Tea'])).toEqual([]);
  expect(renamed(['1Tea'], ['2Tea', '3Tea'])).toEqual([]);
  expect(renamed(['1'], ['2'])).toEqual([]);
});
