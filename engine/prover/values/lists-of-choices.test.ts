import { describe, expect, it } from 'vitest';
import { areToldApart, listsAround } from './lists-of-choices.ts';

describe('the lists that stand for all lists of choices', () => {
  it('are every selection of the named choices, with every number of the others', () => {
    expect(listsAround(['a', 'b', 'c'], new Set(['b']))).toEqual([
      [],
      ['a'],
      ['a', 'c'],
      ['b'],
      ['b', 'a'],
      ['b', 'a', 'c'],
    ]);
  });

  it('are the first choices in every number where too many are named to tell their selections apart', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(areToldApart(ids, new Set(['a', 'b']))).toBe(true);
    expect(areToldApart(ids, new Set(ids))).toBe(false);
    expect(listsAround(ids, new Set(ids))).toHaveLength(9);
  });
});
