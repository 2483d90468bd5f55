import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator sum', () => {
  it('adds the numbers of a list', () => {
    expect(evaluate({ sum: { var: 'answers.prices' } }, { prices: [1, 2, 3.5] })).toBe(6.5);
  });

  it('is zero for an unanswered list', () => {
    expect(evaluate({ sum: { var: 'answers.prices' } })).toBe(0);
  });

  it('is unanswered when an element is', () => {
    expect(evaluate({ sum: { var: 'answers.prices' } }, { prices: [1, null] })).toBe(undefined);
  });

  it('refuses a list of texts', () => {
    expect(problemsOf({ sum: [['a']] })).toEqual([
      '/sum/0: "sum" expected a list of numbers here but found a list of texts. Make the list that is wanted with "for item in list return …".',
    ]);
  });
});
