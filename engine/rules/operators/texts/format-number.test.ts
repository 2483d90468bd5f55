import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator format-number', () => {
  it('separates thousands', () => {
    expect(evaluate({ 'format-number': [1234567.5] })).toBe('1,234,567.5');
  });

  it('writes as many decimals as told', () => {
    expect(evaluate({ 'format-number': [{ var: 'answers.price' }, 2] }, { price: 3 })).toBe('3.00');
  });

  it('is unanswered for what is no number', () => {
    expect(evaluate({ 'format-number': [{ '/': [1, 0] }, 2] })).toBe(undefined);
  });
});
