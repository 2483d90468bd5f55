import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator /', () => {
  it('divides', () => {
    expect(evaluate({ '/': [{ var: 'answers.total' }, 4] }, { total: 10 })).toBe(2.5);
  });

  it('gives no number for a division by zero', () => {
    expect(evaluate({ '/': [{ var: 'answers.total' }, 0] }, { total: 10 })).toBe(undefined);
  });
});
