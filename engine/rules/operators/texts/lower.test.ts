import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator lower', () => {
  it('makes small letters', () => {
    expect(evaluate({ lower: { var: 'answers.code' } }, { code: 'AbC' })).toBe('abc');
  });

  it('refuses a number', () => {
    expect(problemsOf({ lower: 1 })).toEqual([
      '/lower: "lower" expected text here but found a number. Turn a number into text with "cat(…)" or "formatNumber(…)", a date with "formatDate(…)".',
    ]);
  });
});
