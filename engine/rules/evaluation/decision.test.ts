import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { scopeOf } from '../rules.fixture.ts';
import { budget, maximumDecisionDepth } from '../runtime/limits.ts';
import type { DecisionTable } from '../runtime/scope.ts';
import { compileRule, evaluateRule } from './compile.ts';
import { compileDecision } from './decision.ts';

function scopeWith(tables: Readonly<Record<string, DecisionTable>>) {
  const compiled = new Map(Object.entries(tables).map(([id, table]) => [id, compileDecision(table)]));
  return scopeOf({ decisions: (id) => compiled.get(id) });
}

/** A row that holds for one number. */
const row = (number: number, then: Rule) => ({
  when: { '==': [{ var: 'input.number' }, number] },
  then,
});

describe('decisions that use one another', () => {
  /** Each asks the one before it. */
  const chain = (length: number) =>
    scopeWith(
      Object.fromEntries(
        Array.from({ length }, (_, at): [string, DecisionTable] => [
          `level-${at}`,
          { otherwise: at === 0 ? 'bottom' : { decide: `level-${at - 1}` } },
        ]),
      ),
    );
  const decided = (length: number) =>
    evaluateRule(compileRule({ decide: `level-${length - 1}` }), chain(length));

  it('may be as deep as the limit, one after another too, and no deeper', () => {
    expect(decided(maximumDecisionDepth)).toEqual({ value: 'bottom' });
    const rule: Rule = { cat: Array.from({ length: 20 }, (_, at) => ({ decide: `level-${at % 10}` })) };
    expect(evaluateRule(compileRule(rule), chain(10))).toEqual({ value: 'bottom'.repeat(20) });
    expect(decided(maximumDecisionDepth + 1).fault).toMatchObject({
      code: 'rule-limit',
      message: expect.stringContaining('More than 16 decisions'),
    });
  });
});

describe('the steps of a decision', () => {
  const wide: Rule = { cat: Array.from({ length: 50 }, (_, at) => String(at)) };
  const table: DecisionTable = { rows: [row(1, 'one'), row(2, 'two'), row(3, wide)], otherwise: wide };

  function stepsFor(number: number, { rows, otherwise }: DecisionTable = table): number {
    const before = budget.steps;
    compileRule({ decide: ['table', { number }] }).run(scopeWith({ table: { rows: rows ?? [], otherwise } }));
    const taken = before - budget.steps;
    budget.steps = before;
    return taken;
  }

  it('are those of the conditions that were tried', () => {
    expect(stepsFor(2)).toBeGreaterThan(stepsFor(1));
  });

  it('are those of the value as well, be it of a row or of none', () => {
    const small = { rows: [row(1, 'one'), row(2, 'two'), row(3, 'three')], otherwise: 'none' };
    expect(stepsFor(3) - stepsFor(3, small)).toBeGreaterThan(40);
    expect(stepsFor(4) - stepsFor(4, small)).toBeGreaterThan(40);
  });
});
