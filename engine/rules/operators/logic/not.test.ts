import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator not', () => {
  it('turns true into false', () => {
    expect(evaluate({ not: { var: 'answers.member' } }, { member: true })).toBe(false);
  });

  it('leaves unknown unknown', () => {
    expect(evaluate({ not: { '==': [{ var: 'answers.plan' }, 'basic'] } })).toBe(undefined);
  });
});
