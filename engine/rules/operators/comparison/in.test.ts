import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

describe('the operator in', () => {
  it('finds an option among others', () => {
    expect(evaluate({ in: [{ var: 'answers.plan' }, ['basic', 'family']] }, { plan: 'family' })).toBe(true);
  });

  it('finds a text inside a text', () => {
    expect(evaluate({ in: ['reid', { var: 'answers.name' }] }, { name: 'ana reid' })).toBe(true);
  });

  it('finds nothing in the empty text', () => {
    expect(evaluate({ in: ['', { var: 'answers.name' }] }, { name: '' })).toBe(false);
  });

  it('finds nothing in a list that is unanswered', () => {
    expect(evaluate({ in: ['lock', { var: 'answers.extras' }] })).toBe(false);
  });

  it('does not know whether an unanswered choice is among them', () => {
    expect(evaluate({ in: [{ var: 'answers.plan' }, ['basic']] })).toBe(undefined);
  });

  it('finds a number among others, and takes one that is not finite for unanswered', () => {
    const isOneOfThem: Rule = { in: [{ var: 'answers.guests' }, [2, 4]] };
    expect(evaluate(isOneOfThem, { guests: 4 })).toBe(true);
    expect(evaluate(isOneOfThem, { guests: Number.POSITIVE_INFINITY })).toBe(undefined);
  });

  it('cannot look for a list', () => {
    expect(() => evaluate({ in: [{ var: 'answers.plan' }, ['basic']] }, { plan: ['basic'] })).toThrow(
      'It expected a single value but found a list.',
    );
  });

  it('refuses to look for a number among texts', () => {
    expect(problemsOf({ in: [1, ['basic']] })).toEqual([
      '/in/1: A number can never equal the text "basic". Write the number without quotation marks, or the text with them.',
    ]);
  });
});
