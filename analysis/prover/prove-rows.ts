import { canonicalJson, compileRule, objectOf, type RuleScope, type RuleType } from '#engine';
import { type DecisionTable, followReads, holds } from '#engine/parts';
import type { Rule } from '#schemas';
import { type DeclaredValues, possibleStates } from './domains/possible-outcomes.ts';
import { possibleTruth } from './domains/possible-truth.ts';
import { type Choices, chooseValue, enumerate, lazyObject } from './values/choices.ts';
import { partitionValues } from './values/partitions.ts';
import { otherText } from './values/representatives.ts';

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
 * Indices of the rows that nothing reaches, whatever the decision is given of the declared values. Parts of conditions
 * that read more may have any outcome. Empty when there are too many cases.
 */
export function unreachableRows({ rows = [] }: DecisionTable, values: DeclaredValues): readonly number[] {
  const rules = rows.map(({ when }) => when);
  const stateOf = possibleStates(rules, values);
  const unreached = new Set(rows.keys());
  let left = mostCases;
  const run = (choices: Choices): number => {
    const state = stateOf(choices);
    return rules.findIndex((rule) => possibleTruth(rule, state) === true);
  };
  for (const { result } of enumerate(new Map(), run, () => unreached.size > 0 && left-- > 0)) {
    unreached.delete(result);
  }
  return left > 0 ? [...unreached] : [];
}

/** A row that holds for the same values as one before it, which gives another value. */
export interface OverlappingDecisionRow {
  readonly row: number;
  /** The first row before it that does. */
  readonly before: number;
  /** Values of the input for which both hold, as far as they matter. */
  readonly input: { readonly [name: string]: unknown };
}

/** Rows whose order decides what a decision gives for some values. Conditions that read more than its input are left out. */
export function overlappingDecisionRows(
  { rows = [] }: DecisionTable,
  { input, decision, scope }: DecisionSurroundings,
): readonly OverlappingDecisionRow[] {
  const rules = rows.map(({ when }) => when);
  const sources = { facts: {}, decision };
  const partitions = partitionValues(rules, { ...sources, roots: () => ({ input: objectOf(input) }) });
  const closed = [...rows.keys()].filter(
    (row) => !partitions.isOpen(rules[row]) && !readsMore(rules[row], sources),
  );
  const found: OverlappingDecisionRow[] = [];
  for (const row of closed) {
    const others = closed.filter((each) => each < row && !isSame(rows[each]?.then, rows[row]?.then));
    const both = others.map(
      (before) => [before, compileRule({ and: [rules[before], rules[row]] as Rule[] })] as const,
    );
    let left = mostCases;
    const run = (choices: Choices) => {
      const given = lazyObject((name) => chooseValue(choices, partitions, `input.${name}`, `input.${name}`));
      return both.find(([, rule]) => holds(rule, { ...scope, input: given }))?.[0];
    };
    for (const { result: before, chosen } of enumerate(new Map(), run, () => left-- > 0)) {
      if (before === undefined) continue;
      const values = [...chosen].filter(
        ([key, value]) => value !== undefined && value !== otherText && !key.includes('|'),
      );
      const named = values.map(([key, value]) => [key.replace('input.', ''), value] as const);
      found.push({ row, before, input: Object.fromEntries(named) });
      break;
    }
  }
  return found;
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

function readsMore(rule: unknown, sources: Parameters<typeof followReads>[1]): boolean {
  return [...followReads([rule], sources).paths].some((path) => path.split('.', 1)[0] !== 'input');
}
