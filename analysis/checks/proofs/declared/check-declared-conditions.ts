import { pointerOf, tableOf } from '#engine';
import type { DecisionTable } from '#engine/parts';
import type { Decision, FunctionDocument, Operation } from '#schemas';
import { conditionsOf, type DeclaredCondition } from '../../../prover/domains/document-conditions.ts';
import {
  type DeclaredValues,
  possibleOutcomes,
  possibleStates,
} from '../../../prover/domains/possible-outcomes.ts';
import { possibleTruth } from '../../../prover/domains/possible-truth.ts';
import { type Choices, enumerate } from '../../../prover/values/choices.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../../release/release-index.ts';
import { declaredValues } from './declared-values.ts';
import { describeOutcomes, type OutcomeDescription } from './describe-outcomes.ts';

interface Found extends OutcomeDescription {
  readonly condition: DeclaredCondition;
}

/**
 * Reports rows of decisions that nothing reaches, and conditions of functions, decisions and operations that have one
 * outcome for all values that are declared.
 */
export function* checkDeclaredConditions(
  part: ReleaseIndex,
  release: ReleaseIndex,
): Iterable<ReleaseFinding> {
  const declared = declaredValues(release);
  // Within a row that nothing reaches, nothing more is said.
  const rows = [...checkDecisionRows(part, release)];
  yield* rows;
  const entries: readonly ReleaseEntry<FunctionDocument | Decision | Operation>[] = [
    ...part.of('function'),
    ...part.of('decision'),
    ...part.of('operation'),
  ];
  for (const entry of entries) {
    const { document } = entry;
    const values = [declared(document), declared(document, true)] as const;
    const unreached = rows.filter((row) => row.entry === entry).map(({ pointer }) => `${pointer}/`);
    const found = [...conditionsOf(document)].flatMap((condition): readonly Found[] => {
      if (unreached.some((row) => condition.pointer.startsWith(row))) return [];
      const { rule, guards, isOfAnswer } = condition;
      const outcomes = possibleOutcomes(rule, guards, values[isOfAnswer ? 1 : 0]);
      const description = outcomes && describeOutcomes(condition, outcomes);
      return description === undefined ? [] : [{ condition, ...description }];
    });
    for (const { condition, ...finding } of found) {
      if (found.some((other) => isMorePrecise(other.condition, condition))) continue;
      yield { entry, pointer: condition.pointer, severity: 'warning', ...finding };
    }
  }
}

/** Reports rows of decisions that nothing reaches. */
function* checkDecisionRows(part: ReleaseIndex, release: ReleaseIndex): Iterable<ReleaseFinding> {
  const declared = declaredValues(release);
  for (const entry of part.of('decision')) {
    const unreached = unreachableRows(tableOf(entry.document), declared(entry.document));
    // Where one row is taken out another comes into its place, which nothing reaches either.
    const fix = {
      title: unreached.length > 1 ? 'Take these rows out' : 'Take the row out',
      changes: unreached.toReversed().map((row) => ({ op: 'remove' as const, path: pointerOf('rows', row) })),
      isGuess: true,
    };
    for (const row of unreached) {
      yield {
        entry,
        code: 'unreachable-row',
        severity: 'warning',
        pointer: pointerOf('rows', row),
        message: 'No values reach this row: its condition never holds, or a row before it always does.',
        help: 'Put it before those rows, correct its condition, or take it out.',
        fix,
      };
    }
  }
}

/** Whether another finding says where a condition goes wrong. Of the same place, a condition says more than a comparison. */
function isMorePrecise(other: DeclaredCondition, { pointer, as }: DeclaredCondition): boolean {
  if (other.pointer === pointer) return as === 'comparison' && other.as !== 'comparison';
  return other.as === 'comparison' && other.pointer.startsWith(`${pointer}/`);
}

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
