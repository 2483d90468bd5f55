import type { DecisionTable } from '#engine/parts';
import { type DeclaredValues, possibleStates } from './domains/possible-outcomes.ts';
import { possibleTruth } from './domains/possible-truth.ts';
import { type Choices, enumerate } from './values/choices.ts';

/** Number of cases of one decision after which nothing is said about it. */
const mostCases = 5_000;

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
