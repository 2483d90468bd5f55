import type { ProblemWitness } from '#engine';
import { holds, readCall } from '#engine/parts';
import type { ConditionPlace, ConditionWithin } from './exploration/conditions.ts';
import type { MissingValueOn } from './exploration/exploration.ts';
import type { JourneyModel } from './exploration/journey-model.ts';
import { findWitness } from './witness.ts';

/** A value that a place needs, with answers for which it is missing although everything that it reads is answered. */
export interface MissingValue {
  readonly place: ConditionPlace;
  /** The rule that has no value. */
  readonly value: unknown;
  readonly witness: ProblemWitness;
}

/**
 * Finds values of decisions and of options documents that some answers are without where they are needed.
 *
 * @param missing the paths on which an exploration found none
 * @param needed the values that the journey needs
 */
export function findMissingValues(
  model: JourneyModel,
  missing: readonly MissingValueOn[],
  needed: readonly ConditionWithin[],
): readonly MissingValue[] {
  const found = new Map<string, MissingValue>();
  for (const { place, path } of missing) {
    const value = needed.find((each) => each.place === place);
    if (value === undefined) continue;
    const key = JSON.stringify(value.rule.source);
    if (found.has(key)) continue;
    const witness = findWitness(model, path, {
      confirms: ({ answers, facts }) => isMissing(value, { ...model.surroundings.scope, answers, facts }),
    });
    if (witness) found.set(key, { place, value: readCall(value.rule.source)?.args[0], witness });
  }
  return [...found.values()];
}

/** Whether a value is needed, and not answered. */
function isMissing(
  { rule, shown, guards = [] }: ConditionWithin,
  scope: Parameters<typeof holds>[1],
): boolean {
  const isShown = shown?.when === undefined || holds(shown.when, scope);
  return isShown && guards.every((guard) => holds(guard.rule, scope) === guard.is) && !holds(rule, scope);
}
