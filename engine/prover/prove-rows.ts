import type { Rule } from '#schemas';
import { compileRule } from '../rules/evaluation/compile.ts';
import { holds } from '../rules/evaluation/condition.ts';
import type { DecisionTable, RuleScope } from '../rules/evaluation/scope.ts';
import { followReads } from '../rules/notation/reads.ts';
import { objectOf, type RuleType } from '../rules/types/rule-type.ts';
import { type Choices, enumerate } from './values/choices.ts';
import { chooseValue, reading } from './values/choose-value.ts';
import { readRules } from './values/readings.ts';

/** Number of cases of one decision after which nothing is said about it. */
const mostCases = 5_000;

/** Inputs that a decision may be given. */
export interface DecisionSurroundings {
  readonly input: { readonly [name: string]: RuleType };
  /** A decision or function document. */
  readonly decision: (id: string) => unknown;
  readonly scope: RuleScope;
}

/**
 * Indices of the rows that nothing reaches, whatever the decision is given. A condition that reads more than its
 * input may have any outcome. Empty when there are too many cases, or a condition cannot be evaluated.
 */
export function unreachableRows(
  { rows = [] }: DecisionTable,
  { input, decision, scope }: DecisionSurroundings,
): readonly number[] {
  const rules = rows.map(({ when }) => when);
  const sources = { facts: {}, decision };
  const readings = readRules(rules, { ...sources, roots: () => ({ input: objectOf(input) }) });
  const isOpen = rules.map((rule) => readings.isOpen(rule) || readsMore(rule, sources));
  const compiled = rules.map((rule) => compileRule(rule as Rule));
  const unreached = new Set(rows.keys());
  let left = mostCases;
  let isFaulty = false;
  const run = (choices: Choices): number => {
    const given = reading((name) => chooseValue(choices, readings, `input.${name}`, `input.${name}`));
    const faults: Parameters<typeof holds>[2] = [];
    const row = compiled.findIndex((rule, index) =>
      isOpen[index]
        ? choices.choose(`row ${index}`, [true, false])
        : holds(rule, { ...scope, input: given }, faults),
    );
    if (faults.length > 0) isFaulty = true;
    return row;
  };
  for (const { result } of enumerate(new Map(), run, () => unreached.size > 0 && left-- > 0)) {
    unreached.delete(result);
  }
  return left > 0 && !isFaulty ? [...unreached] : [];
}

function readsMore(rule: unknown, sources: Parameters<typeof followReads>[1]): boolean {
  return [...followReads([rule], sources).paths].some((path) => path.split('.', 1)[0] !== 'input');
}
