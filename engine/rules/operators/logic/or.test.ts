import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator or', () => {
  it('is true when one is true, though another is unknown', () => {
    expect(evaluate({ or: [{ var: 'answers.plan' }, { var: 'answers.member' }] }, { member: true })).toBe(
      true,
    );
  });

  it('is unknown when none is true and one is unknown', () => {
    expect(evaluate({ or: [false, { var: 'answers.member' }] })).toBe(undefined);
  });

  it('is false when all are false', () => {
    expect(evaluate({ or: [false, false, false, { var: 'answers.member' }] }, { member: false })).toBe(false);
  });

  it('refuses text as a condition', () => {
    expect(problemsOf({ or: ['yes', true] })).toEqual([
      '/or/0: "or" expected true or false here but found the text "yes". Write a condition, such as "a = b" or "a is answered".',
    ]);
  });
});
