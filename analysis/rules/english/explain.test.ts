import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileDecision } from '../../../engine/rules/evaluation/decision.ts';
import { scopeOf } from '../../../engine/rules/rules.fixture.ts';
import { type Explanation, explainRule, renderExplanation } from './explain.ts';

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

  it('lets every condition decide when none is true, and nothing follows them', () => {
    const rule = { if: [{ '!': { var: 'answers.a' } }, { '+': [1, 1] }] };
    const { parts } = explainRule(rule, scopeOf({ answers: { a: true } }));
    expect(parts.map(({ decisive }) => decisive)).toEqual([true, false]);
  });

  it('goes through the elements of a list that have a name', () => {
    const rule = {
      some: [{ var: 'answers.prices' }, { '>': [{ var: 'price' }, { var: 'answers.most' }] }, 'price'],
    };
    expect(lines(rule, { prices: [1, 9], most: 5 }).slice(1)).toEqual([
      '  • prices: [1,9]',
      '  ✗ the price is more than most: false (did not decide)',
      '    • the price: 1',
      '    • most: 5',
      '  ✓ the price is more than most: true',
      '    • the price: 9',
      '    • most: 5',
    ]);
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

  it.each([
    ['or', false, true, [false, true]],
    ['or', false, false, [true, true]],
    ['and', true, true, [true, true]],
    ['and', true, false, [false, true]],
  ] as const)('of "%s" with %s and %s says which part decided', (name, a, b, expected) => {
    const rule = { [name]: [{ var: 'answers.a' }, { var: 'answers.b' }] } as Rule;
    const { parts } = explainRule(rule, scopeOf({ answers: { a, b } }));
    expect(parts.map(({ decisive }) => decisive)).toEqual(expected);
  });

  it.each<readonly [string, readonly number[], readonly boolean[]]>([
    ['some', [1, 2], [true, true]],
    ['find', [1, 9], [false, true]],
    ['find', [1, 2], [true, true]],
    ['none', [1, 9], [false, true]],
    ['none', [1, 2], [true, true]],
    ['all', [1, 9], [true, false]],
    ['all', [8, 9], [true, true]],
    ['filter', [1, 9], [true, true]],
    ['map', [1, 9], [true, true]],
  ])('of "%s" over %j says which elements decided', (name, prices, expected) => {
    const rule = { [name]: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 5] }] } as Rule;
    const { parts } = explainRule(rule, scopeOf({ answers: { prices } }));
    expect(parts[0]?.value).toEqual(prices);
    expect(parts.slice(1).map(({ decisive }) => decisive)).toEqual(expected);
  });

  it('shows ten elements of a list, and none of what is no list', () => {
    const rule = { some: [{ var: 'answers.prices' }, { '>': [{ var: 'item' }, 5] }] };
    const partsFor = (prices?: readonly number[]) =>
      explainRule(rule, scopeOf({ answers: prices ? { prices } : {} })).parts;
    expect(partsFor(Array.from({ length: 20 }, () => 1))).toHaveLength(1 + 10);
    expect(partsFor()).toHaveLength(1);
  });

  it('does not go into the body of a sum over a list, nor into what is only data', () => {
    const sum = {
      reduce: [{ var: 'answers.prices' }, { '+': [{ var: 'accumulator' }, { var: 'current' }] }, 0],
    };
    expect(explainRule(sum, scopeOf({ answers: { prices: [1, 2] } })).parts).toHaveLength(1);
    for (const rule of [
      { var: 'answers.a' },
      { literal: { var: 'answers.a' } },
      { object: { a: { var: 'answers.a' } } },
    ])
      expect(explainRule(rule as Rule, scopeOf({ answers: { a: 1 } })).parts).toEqual([]);
  });

  it('gives a decision what is given to it, ends at the row that was taken, and points to each', () => {
    const table = JSON.parse(
      `{"rows": [{"when": {"==": [{"var": "input.a"}, 7]}, "then": 1}, {"when": true, "then": 2}]}`,
    );
    const scope = scopeOf({ decisions: () => compileDecision(table) });
    const { parts } = explainRule({ decide: ['fee', { a: { '+': [3, 4] } }] }, scope);
    expect(parts.map(({ pointer, value }) => [pointer, value])).toEqual([['/decide/fee/rows/0/when', true]]);
    expect(parts[0]?.parts.map(({ pointer, value }) => [pointer, value])).toEqual([
      ['/decide/fee/rows/0/when/==/0', 7],
    ]);
  });

  it('goes into a function, and into the value of a decision that no row gives', () => {
    const table = { otherwise: { '+': [{ var: 'input.a' }, { '*': [2, 3] }] } };
    const scope = scopeOf({ decisions: () => compileDecision(table) });
    for (const operator of ['call', 'decide']) {
      const { text, value, parts } = explainRule({ [operator]: ['late-fee', { a: 1 }] }, scope);
      const noun = operator === 'call' ? 'function' : 'decision';
      expect([text, value]).toEqual([`the ${noun} “late fee” for a: 1`, 7]);
      expect(parts).toMatchObject([{ pointer: `/${operator}/late-fee/otherwise`, value: 7 }]);
      expect(parts[0]?.parts.map((part) => part.value)).toEqual([1, 6]);
    }
  });

  it('cuts a long explanation short, and does not go into a rule that is too large', () => {
    const count = ({ parts }: Explanation): number => 1 + parts.reduce((sum, part) => sum + count(part), 0);
    const long = { and: Array.from({ length: 900 }, () => ({ '!': [false] })) } as Rule;
    expect(count(explainRule(long, scopeOf()))).toBe(500);
    const large = { and: Array.from({ length: 3000 }, () => true) } as Rule;
    expect(explainRule(large, scopeOf())).toMatchObject({ text: 'a rule too large', parts: [] });
    expect(explainRule(large, scopeOf()).fault).toBeDefined();
  });
});
