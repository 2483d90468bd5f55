import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator count', () => {
  it('counts the elements', () => {
    expect(evaluate({ count: { var: 'answers.extras' } }, { extras: ['lock', 'map'] })).toBe(2);
  });

  it('is zero while nothing is chosen', () => {
    expect(evaluate({ count: { var: 'answers.extras' } })).toBe(0);
  });

  it('refuses a single value', () => {
    expect(problemsOf({ count: [1] })).toEqual([
      '/count/0: "count" expected a list of values here but found a number. Put a single value between square brackets to make a list of one.',
    ]);
  });
});
