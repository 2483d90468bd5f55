import type { CompiledJourney } from '#engine';
import type { KnownSteps } from './exploration/exploration.ts';
import {
  answersChanged,
  departsEarly,
  destinationsOf,
  leadsElsewhere,
  mayDepart,
} from './exploration/step-actions.ts';

/** Everything that is known about the steps of a journey before it is explored. */
export function knownSteps(journey: CompiledJourney): KnownSteps {
  const destinations = new Set(journey.steps.flatMap(destinationsOf(journey)));
  const isLeftAnywhere = journey.steps.some((step) => step.definition.aside && mayDepart(journey, step));
  const changed = answersChanged(journey);
  return {
    mayBeDeadEnd: (step) => !leadsElsewhere(journey, step),
    mayLeave: (step) => isLeftAnywhere || mayDepart(journey, step),
    mayBeLeftEarly: (step) => isLeftAnywhere || departsEarly(journey, step),
    mayBeChanged: (key) => !key.startsWith('answers.') || changed.has(key),
    isShownOtherwise: ({ definition: { id, aside, open, final } }) =>
      aside === true || open === true || (final === true && destinations.has(id)),
  };
}
