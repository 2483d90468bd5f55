import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator -', () => {
  it('takes the second from the first', () => {
    expect(evaluate({ '-': [{ var: 'answers.price' }, 2.5] }, { price: 10 })).toBe(7.5);
  });

  it('gives the negative of one number', () => {
    expect(evaluate({ '-': [{ var: 'answers.price' }] }, { price: 10 })).toBe(-10);
  });
});
