import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator >=', () => {
  it('includes the bound', () => {
    expect(evaluate({ '>=': [{ var: 'answers.guests' }, 10] }, { guests: 10 })).toBe(true);
  });

  it('compares days', () => {
    expect(evaluate({ '>=': [{ var: 'now' }, '2026-01-16'] })).toBe(false);
  });
});
