import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator <=', () => {
  it('includes the bound', () => {
    expect(evaluate({ '<=': [{ var: 'answers.guests' }, 10] }, { guests: 10 })).toBe(true);
  });

  it('includes both bounds of three', () => {
    expect(evaluate({ '<=': [1, { var: 'answers.guests' }, 1] }, { guests: 1 })).toBe(true);
    expect(evaluate({ '<=': [1, { var: 'answers.guests' }, 4] }, { guests: 0 })).toBe(false);
    expect(evaluate({ '<=': [1, { var: 'answers.guests' }, 4] }, { guests: 5 })).toBe(false);
  });
});
