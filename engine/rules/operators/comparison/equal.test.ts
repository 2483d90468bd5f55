import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator ==', () => {
  it('is true for the same text', () => {
    expect(evaluate({ '==': [{ var: 'answers.plan' }, 'basic'] }, { plan: 'basic' })).toBe(true);
  });

  it('is false for another number', () => {
    expect(evaluate({ '==': [{ var: 'answers.guests' }, 3] }, { guests: 2 })).toBe(false);
  });

  it('is unknown while the question is unanswered', () => {
    expect(evaluate({ '==': [{ var: 'answers.plan' }, 'basic'] })).toBe(undefined);
  });

  it('treats null as unanswered', () => {
    expect(evaluate({ '==': [{ var: 'answers.plan' }, 'basic'] }, { plan: null })).toBe(undefined);
  });

  it('compares dates as days', () => {
    expect(evaluate({ '==': [{ var: 'now' }, '2026-01-15'] })).toBe(true);
  });

  it('refuses to compare text with a number', () => {
    expect(problemsOf({ '==': [{ var: 'answers.plan' }, 1] }, { plan: 'basic' })).toEqual([
      '/==/1: A text can never equal a number. Write the number without quotation marks, or the text with them.',
    ]);
  });

  it('refuses to compare with null', () => {
    expect(problemsOf({ '==': [{ var: 'answers.plan' }, null] }, { plan: 'basic' })).toEqual([
      '/==/1: Comparing with null is never true or false: null means unanswered. Ask {"answered": …} instead.',
    ]);
  });

  it('refuses to compare lists', () => {
    expect(problemsOf({ '==': [{ var: 'answers.extras' }, 'lock'] }, { extras: ['lock'] })).toEqual([
      '/==/0: "==" compares single values but this is a list. Use "in", "any-in" or "all-in".',
    ]);
  });
});
