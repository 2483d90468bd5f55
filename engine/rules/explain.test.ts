import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileDecision } from './decision.ts';
import { explainRule, renderExplanation } from './explain.ts';
import { scopeOf } from './testing.ts';

const lines = (rule: Rule, answers: Record<string, unknown> = {}) =>
  renderExplanation(explainRule(rule, scopeOf({ answers })));

describe('explaining a rule', () => {
  it('says which condition made a conjunction false', () => {
    const rule = {
      and: [{ '>': [{ var: 'answers.guests' }, 2] }, { '==': [{ var: 'answers.plan' }, 'family'] }],
    };
    expect(lines(rule, { guests: 5, plan: 'basic' })).toEqual([
      '✗ guests is more than 2 and plan is “family”: false',
      '  ✓ guests is more than 2: true (did not decide)',
      '    • guests: 5',
      '  ✗ plan is “family”: false',
      '    • plan: "basic"',
    ]);
  });

  it('shows what is not known, and why', () => {
    expect(lines({ '>': [{ var: 'answers.guests' }, 2] })).toEqual([
      '? guests is more than 2: unanswered',
      '  ? guests: unanswered',
    ]);
  });

  it('follows the branch that was taken', () => {
    const rule = {
      if: [{ var: 'answers.a' }, { '+': [1, 1] }, { var: 'answers.b' }, { '+': [2, 2] }, { '+': [3, 3] }],
    };
    const decisive = explainRule(rule, scopeOf({ answers: { a: false, b: true } })).parts.map(
      (part) => part.decisive,
    );
    expect(decisive).toEqual([true, false, true, true, false]);
  });

  it('goes through the elements of a list', () => {
    const rule = { some: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 5] }] };
    const { parts } = explainRule(rule, scopeOf({ answers: { prices: [1, 9] } }));
    expect(parts.slice(1).map(({ value, decisive }) => [value, decisive])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('goes into the rows of a decision', () => {
    const table = JSON.parse('{"rows":[{"when":false,"then":1},{"when":{"==":[1,1]},"then":2}]}');
    const scope = scopeOf({ decisions: () => compileDecision(table) });
    const { value, parts } = explainRule({ decide: 'fee' }, scope);
    expect(value).toBe(2);
    expect(parts.map((part) => part.pointer)).toEqual(['/decide/fee/rows/0/when', '/decide/fee/rows/1/when']);
  });

  it('shows a fault where it happened', () => {
    expect(lines({ '+': [{ var: 'answers.price' }, 1] }, { price: 'x' })[0]).toContain(
      'fault: It expected two numbers',
    );
  });
});
