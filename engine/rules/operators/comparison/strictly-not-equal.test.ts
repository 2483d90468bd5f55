import { describe, expect, it } from 'vitest';
import { evaluate } from '../../rules.fixture.ts';

describe('the operator !==', () => {
  it('is false for the same number', () => {
    expect(evaluate({ '!==': [{ var: 'answers.guests' }, 2] }, { guests: 2 })).toBe(false);
  });

  it('is unknown while the question is unanswered', () => {
    expect(evaluate({ '!==': [{ var: 'answers.guests' }, 2] })).toBe(undefined);
  });
});
