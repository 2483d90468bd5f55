import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator ===', () => {
  it('is true for the same number', () => {
    expect(evaluate({ '===': [{ var: 'answers.guests' }, 2] }, { guests: 2 })).toBe(true);
  });

  it('refuses what JsonLogic would answer with false for their types alone', () => {
    expect(problemsOf({ '===': [1, '1'] })).toEqual([
      '/===/1: A number can never equal the text "1". Write the number without quotation marks, or the text with them.',
    ]);
  });
});
