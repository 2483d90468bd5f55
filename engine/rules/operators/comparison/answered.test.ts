import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator answered', () => {
  it('is true for an answer, even for no', () => {
    expect(evaluate({ answered: { var: 'answers.member' } }, { member: false })).toBe(true);
  });

  it('is false while the question is unanswered', () => {
    expect(evaluate({ answered: { var: 'answers.member' } })).toBe(false);
  });

  it('is true of several only when all are answered', () => {
    expect(
      evaluate({ answered: [{ var: 'answers.member' }, { var: 'answers.plan' }] }, { member: true }),
    ).toBe(false);
  });
});
