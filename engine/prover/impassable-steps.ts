import type { CompiledJourney, CompiledStep } from '../journeys/compile-journey.ts';
import { refusingSteps } from './domains/refusing-steps.ts';
import type { Outcomes } from './walks/conditions.ts';
import type { Exploration, KnownSteps } from './walks/exploration.ts';
import type { ProofSurroundings } from './walks/journey-model.ts';

/** Steps that nobody completes, but for those of which a check that refuses every answer is reported itself. */
export function impassableSteps(
  journey: CompiledJourney,
  surroundings: ProofSurroundings,
  known: KnownSteps,
  { refusing, reached, isComplete }: Exploration,
  conditions: readonly Outcomes[],
): readonly CompiledStep[] {
  const judged = refusingSteps(journey, surroundings, known);
  const all = journey.steps.filter(
    (step) =>
      (isComplete && refusing.includes(step)) || (judged.includes(step) && !known.mayBeLeftEarly(step)),
  );
  const isReported = (step: CompiledStep) =>
    conditions.some(({ place, held }) => place.of === 'check' && place.step === step && !held);
  return all.filter((step) => reached.has(step.step.id) && !step.step.final && !isReported(step));
}
