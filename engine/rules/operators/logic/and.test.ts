import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator and', () => {
  it('is true when all are true', () => {
    expect(evaluate({ and: [true, { var: 'answers.member' }] }, { member: true })).toBe(true);
  });

  it('is false when one is false, though another is unknown', () => {
    expect(evaluate({ and: [{ var: 'answers.plan' }, { var: 'answers.member' }] }, { member: false })).toBe(
      false,
    );
  });

  it('is unknown when none is false and one is unknown', () => {
    expect(evaluate({ and: [true, { var: 'answers.member' }] })).toBe(undefined);
  });

  it('works for many conditions', () => {
    expect(evaluate({ and: [true, true, true, { var: 'answers.member' }] }, { member: false })).toBe(false);
  });

  it('refuses a number as a condition', () => {
    expect(problemsOf({ and: [1, true] })).toEqual([
      '/and/0: "and" expected true or false here but found a number. Write a condition, such as "a = b" or "a is answered".',
    ]);
  });
});
