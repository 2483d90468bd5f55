import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator !!', () => {
  it('is false for an empty list', () => {
    expect(evaluate({ '!!': [{ var: 'answers.extras' }] }, { extras: [] })).toBe(false);
  });

  it('is true for any text but the empty one', () => {
    expect(evaluate({ '!!': ['0'] })).toBe(true);
  });

  it('is unknown while unanswered', () => {
    expect(evaluate({ '!!': [{ var: 'answers.extras' }] })).toBe(undefined);
  });

  it('refuses an object, which is never empty', () => {
    expect(problemsOf({ '!!': [{ object: {} }] })).toEqual([
      '/!!/0: "!!" tells empty from not empty, and this is never empty. Use "answered" to ask whether there is a value.',
    ]);
  });
});
