import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator reduce', () => {
  it('works through the list', () => {
    expect(
      evaluate(
        { reduce: [{ var: 'answers.prices' }, { '+': [{ var: 'accumulator' }, { var: 'item' }] }, 0] },
        { prices: [1, 2, 3] },
      ),
    ).toBe(6);
  });

  it('gives what it started with for an unanswered list', () => {
    expect(evaluate({ reduce: [{ var: 'answers.prices' }, { var: 'item' }, 7] })).toBe(7);
  });

  it('refuses a step that gives another type', () => {
    expect(
      problemsOf({ reduce: [{ var: 'answers.prices' }, { cat: [{ var: 'item' }] }, 0] }, { prices: [1] }),
    ).toEqual([
      '/reduce/1: "reduce" expected a number here but found text. Give a number: no value is turned into another type by itself.',
    ]);
  });
});
