import { describe, expect, it } from 'vitest';
import { areDistinguished, listsAround } from './lists-of-choices.ts';

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

  it('are the first choices in every number where too many are named to distinguish their selections', () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
    expect(areDistinguished(ids, new Set(['a', 'b']))).toBe(true);
    expect(areDistinguished(ids, new Set(ids))).toBe(false);
    expect(listsAround(ids, new Set(ids))).toHaveLength(9);
  });
});
