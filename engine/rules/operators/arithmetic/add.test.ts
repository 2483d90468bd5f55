import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator +', () => {
  it('adds any number of numbers', () => {
    expect(
      evaluate(
        { '+': [{ var: 'answers.adults' }, { var: 'answers.children' }, 1] },
        { adults: 2, children: 3 },
      ),
    ).toBe(6);
  });

  it('is unanswered when one of them is', () => {
    expect(evaluate({ '+': [1, { var: 'answers.children' }] })).toBe(undefined);
  });

  it('refuses text, even of digits', () => {
    expect(problemsOf({ '+': ['1', 1] })).toEqual([
      '/+/0: "+" expected a number here but found the text "1". Give a number: no value is turned into another type by itself.',
    ]);
  });
});
