import type { CompiledJourney } from '../journeys/compile-journey.ts';
import type { ProblemWitness } from '../problems/problem.ts';
import { holds } from '../rules/evaluation/condition.ts';
import { readCall } from '../rules/notation/shape.ts';
import { neededValues } from './rules/further-conditions.ts';
import type { ConditionPlace, ConditionWithin } from './walks/conditions.ts';
import type { KnownSteps } from './walks/exploration.ts';
import { exploreJourney } from './walks/explore-journey.ts';
import { modelJourney, type ProofSurroundings } from './walks/journey-model.ts';
import { findWitness } from './witness.ts';

/** A value that is needed in a place, and answers for which there is none although all that it reads is answered. */
export interface MissingValue {
  readonly place: ConditionPlace;
  /** The rule that has no value. */
  readonly value: unknown;
  readonly witness: ProblemWitness;
}

/** Finds values of decisions and of options documents that some answers are without where they are needed. */
export function findMissingValues(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
): readonly MissingValue[] {
  const needed = neededValues(journey, surroundings);
  const values = [...needed.values()].flat();
  if (values.length === 0) return [];
  const model = modelJourney(journey, surroundings, needed);
  const found = new Map<string, MissingValue>();
  for (const { place, way } of exploreJourney(model, known).missing) {
    const value = values.find((each) => each.place === place);
    if (value === undefined) continue;
    const key = JSON.stringify(value.rule.source);
    if (found.has(key)) continue;
    const witness = findWitness(model, way, undefined, ({ answers, facts }) =>
      isMissing(value, { ...surroundings.scope, answers, facts }),
    );
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
