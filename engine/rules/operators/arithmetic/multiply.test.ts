import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator *', () => {
  it('multiplies any number of numbers', () => {
    expect(evaluate({ '*': [{ var: 'answers.nights' }, 100, 2] }, { nights: 3 })).toBe(600);
  });

  it('is unanswered when one of them is', () => {
    expect(evaluate({ '*': [{ var: 'answers.nights' }, 100] })).toBe(undefined);
  });
});
