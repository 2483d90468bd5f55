import type { ProblemWitness } from '#engine';
import type { Outcomes } from './exploration/conditions.ts';
import type { JourneyModel } from './exploration/journey-model.ts';
import { findWitness, findWitnessAt } from './witness.ts';

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
  if (place.of === 'rule')
    return place.within === 'step' && /^\/(next|onSubmit|onReturn)\b/.test(place.pointer);
  return place.of === 'row' || (place.of === 'step' && !place.step.definition.aside);
}
