import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

const list = { var: 'answers.list' };

describe('the operators first, last and only', () => {
  it('give an element by its place', () => {
    expect(evaluate({ first: list }, { list: [3, 4, 5] })).toBe(3);
    expect(evaluate({ last: list }, { list: [3, 4, 5] })).toBe(5);
    expect(evaluate({ only: list }, { list: [3] })).toBe(3);
  });

  it('are unanswered where there is no such element', () => {
    for (const operator of ['first', 'last', 'only']) {
      expect(evaluate({ [operator]: list }, { list: [] })).toBeUndefined();
      expect(evaluate({ [operator]: list }, {})).toBeUndefined();
    }
    expect(evaluate({ only: list }, { list: [3, 4] })).toBeUndefined();
  });

  it('give what the list holds, and take nothing but lists', () => {
    expect(problemsOf({ '+': [{ first: list }, 1] }, { list: [1] })).toEqual([]);
    expect(problemsOf({ '+': [{ only: list }, 1] }, { list: ['a'] })).toHaveLength(1);
    expect(problemsOf({ last: list }, { list: 1 })).toHaveLength(1);
  });
});

describe('the operator distinct', () => {
  it('gives each value once, in the order in which they come first', () => {
    expect(evaluate({ distinct: list }, { list: ['b', 'a', null, 'b', 'c', 'a'] })).toEqual(['b', 'a', 'c']);
    expect(evaluate({ distinct: list })).toEqual([]);
  });

  it('refuses a list of objects', () => {
    expect(problemsOf({ distinct: list }, { list: [{ a: 1 }] })).toEqual([
      '/distinct: "distinct" compares single values but this is an object. Compare one of its properties.',
    ]);
  });
});
