import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

const list = { var: 'answers.list' };

describe('the operator flatten', () => {
  it('gives the elements of the lists in order, unanswered ones in their place', () => {
    expect(evaluate({ flatten: list }, { list: [[1, null], [], [2]] })).toEqual([1, null, 2]);
  });

  it('takes an unanswered list for the empty list', () => {
    expect(evaluate({ flatten: list }, { list: [null, [1]] })).toEqual([1]);
    expect(evaluate({ flatten: list })).toEqual([]);
  });

  it('gives what the lists hold', () => {
    expect(problemsOf({ sum: { flatten: list } }, { list: [[1], [2]] })).toEqual([]);
    expect(problemsOf({ sum: { flatten: list } }, { list: [['a']] })).toHaveLength(1);
  });

  it('refuses a list without lists, and lists of lists of lists', () => {
    expect(problemsOf({ flatten: list }, { list: [1] })).toHaveLength(1);
    expect(problemsOf({ flatten: list }, { list: [[[1]]] })).toEqual([
      '/flatten: "flatten" puts lists of single elements together, but these hold lists again. Flatten the lists inside first, with "map".',
    ]);
  });
});
