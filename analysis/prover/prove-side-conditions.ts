import { type CompiledJourney, objectOf, type ProblemWitness } from '#engine';
import { booleanType, textType } from '#engine/parts';
import { narrowOutcomes } from './domains/journey-outcomes.ts';
import type { ConditionPlace, Outcomes } from './exploration/conditions.ts';
import type { KnownSteps } from './exploration/exploration.ts';
import { exploreJourney } from './exploration/explore-journey.ts';
import { type JourneyModel, modelJourney, type ProofSurroundings } from './exploration/journey-model.ts';
import { findMissingValues, type MissingValue } from './missing-values.ts';
import { type JourneyParts, neededValues, sideConditions } from './rules/side-conditions.ts';
import { findWitness, findWitnessAt } from './witness.ts';

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

/** The outcomes of a condition, and answers that lead to where it is asked. */
export interface ProvedCondition extends Outcomes {
  readonly witness: () => ProblemWitness | undefined;
}

/** Adds to the outcomes of an exploration how answers that lead to their conditions are found. */
export function withWitnesses(
  model: JourneyModel,
  outcomes: readonly Outcomes[],
): readonly ProvedCondition[] {
  return outcomes.map((each) => ({ ...each, witness: () => witnessOfAsking(model, each) }));
}

/** Finds answers that lead a visitor to the place where a condition is asked, by the fewest steps. */
function witnessOfAsking(model: JourneyModel, { place, path }: Outcomes): ProblemWitness | undefined {
  if (path === undefined || path.steps.length === 0) return undefined;
  const completed = isAskedOnLeaving(place) ? findWitness(model, path, { confirms: () => true }) : undefined;
  return completed ?? findWitnessAt(model, path);
}

/** Whether a condition is asked once the last step of the path to it is completed. */
function isAskedOnLeaving(place: Outcomes['place']): boolean {
  const decidesStep = () => !place.step.definition.aside;
  if (place.of !== 'rule')
    return place.of === 'row' || place.of === 'section' || (place.of === 'step' && decidesStep());
  if (place.within !== 'step') return false;
  return place.pointer.startsWith('/when')
    ? decidesStep()
    : /^\/(next|onSubmit|onReturn)\b/.test(place.pointer);
}
