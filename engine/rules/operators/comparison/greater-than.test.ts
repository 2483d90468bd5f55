import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator >', () => {
  it('compares numbers', () => {
    expect(evaluate({ '>': [{ var: 'answers.guests' }, 10] }, { guests: 11 })).toBe(true);
  });

  it('is unknown while the question is unanswered', () => {
    expect(evaluate({ '>': [{ var: 'answers.guests' }, 10] })).toBe(undefined);
  });

  it('refuses a third value, which JsonLogic ignores', () => {
    expect(problemsOf({ '>': [3, 2, 1] })).toEqual([
      ': ">" takes 2 arguments but has 3. Arguments stand in a list under the operator.',
    ]);
  });
});
