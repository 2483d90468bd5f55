import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator %', () => {
  it('gives what is left over', () => {
    expect(evaluate({ '%': [{ var: 'answers.guests' }, 4] }, { guests: 10 })).toBe(2);
  });

  it('keeps the sign of the first number', () => {
    expect(evaluate({ '%': [-3, 2] })).toBe(-1);
  });
});
