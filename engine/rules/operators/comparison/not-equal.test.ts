import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator !=', () => {
  it('is true for another text', () => {
    expect(evaluate({ '!=': [{ var: 'answers.plan' }, 'basic'] }, { plan: 'family' })).toBe(true);
  });

  it('is unknown while the question is unanswered', () => {
    expect(evaluate({ '!=': [{ var: 'answers.plan' }, 'basic'] })).toBe(undefined);
  });

  it('refuses to compare a yes-or-no answer with text', () => {
    expect(problemsOf({ '!=': [{ var: 'answers.member' }, 'yes'] }, { member: true })).toEqual([
      '/!=/1: A true-or-false value can never equal the text "yes". Compare values of the same type.',
    ]);
  });
});
