import { type CompiledJourney, objectOf } from '#engine';
import { booleanType, textType } from '#engine/parts';
import { narrowOutcomes } from './domains/journey-outcomes.ts';
import type { ConditionPlace } from './exploration/conditions.ts';
import type { KnownSteps } from './exploration/exploration.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { findMissingValues, type MissingValue } from './missing-values.ts';
import { type ProvedCondition, withWitnesses } from './proved-conditions.ts';
import { type JourneyParts, neededValues, sideConditions } from './rules/side-conditions.ts';

/** Proven facts about side conditions. */
export interface SideProof {
  readonly conditions: readonly ProvedCondition[];
  readonly missing: readonly MissingValue[];
}

/**
 * Proves side conditions, which decide no path: those of actions, texts and asides, and values that are needed. They may have
 * any outcome if not every path was followed.
 */
export function proveSideConditions(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  everywhere: JourneyParts,
): SideProof {
  const conditions = sideConditions(journey, everywhere);
  const needed = neededValues(journey, surroundings);
  const all = new Map(
    journey.steps.map(
      (step) => [step, [...(conditions.get(step) ?? []), ...(needed.get(step) ?? [])]] as const,
    ),
  );
  if ([...all.values()].every((asked) => asked.length === 0)) return { conditions: [], missing: [] };
  const roots = () => ({ ...surroundings.roots(), ...eventTypes });
  const model = modelJourney(journey, { ...surroundings, roots }, all);
  const { outcomes, missing, isComplete } = exploreJourney(model, known);
  const asked = outcomes.filter(({ place }) => !isValue(place) && (place.of === 'rule' || isAside(place)));
  return {
    conditions: isComplete
      ? withWitnesses(model, narrowOutcomes(journey, surroundings, known, asked, conditions))
      : [...conditions.values()].flat().map(({ place }) => ({
          place,
          held: true,
          failed: true,
          decided: true,
          witness: () => undefined,
        })),
    missing: findMissingValues(model, missing, [...needed.values()].flat()),
  };
}

/** Types of what rules can read only while something happens in a step. */
const eventTypes = {
  form: objectOf({ isValid: booleanType }),
  problem: objectOf({}, textType),
  returned: objectOf({}, textType),
};

function isValue(place: ConditionPlace): boolean {
  return place.of === 'rule' && place.as === 'value';
}

/** Whether a condition decides if an aside is open. */
export function isAside(place: ConditionPlace): boolean {
  return place.of === 'step' && place.step.definition.aside === true;
}
