import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator min', () => {
  it('gives the least', () => {
    expect(evaluate({ min: [{ var: 'answers.guests' }, 10] }, { guests: 12 })).toBe(10);
  });

  it('refuses a list, which JsonLogic cannot read', () => {
    expect(problemsOf({ min: [[1, 2]] })).toEqual([
      '/min/0: "min" expected a number here but found a list of numbers. Give a number: no value is turned into another type by itself.',
    ]);
  });
});
