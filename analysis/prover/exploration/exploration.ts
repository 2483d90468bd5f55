import type { CompiledJourney, CompiledStep } from '#engine';
import type { ConditionPlace, Outcomes } from './conditions.ts';
import type { Path } from './path.ts';
import type { RoundTrip } from './round-trips.ts';
import { answersChanged, departsEarly, destinationsOf, leadsElsewhere, mayDepart } from './step-actions.ts';

/** Knowledge about the steps of a journey before it is explored. */
export interface KnownSteps {
  /** Whether a step that nothing follows would be a finding. */
  readonly mayBeDeadEnd: (step: CompiledStep) => boolean;
  /** Whether an action of a step may lead elsewhere than the walk. */
  readonly mayLeave: (step: CompiledStep) => boolean;
  /** Whether an action may lead on from a step that is not completed. */
  readonly mayBeLeftEarly: (step: CompiledStep) => boolean;
  /** Whether something may change a chosen value besides the visitor who answers its question. */
  readonly mayBeChanged: (key: string) => boolean;
  /** Whether a step is also shown other than along the path, where its conditions may have other outcomes. */
  readonly isShownOtherwise: (step: CompiledStep) => boolean;
  /** Whether all paths are followed separately, even when very many lead to one step. */
  readonly distinguishesAllPaths?: boolean;
}

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

/** A place that needs a value, and a path on which the value is missing. */
export interface MissingValueOn {
  readonly place: ConditionPlace;
  readonly path: Path;
}

/** Everything that can happen in a journey, for representatives of all values. */
export interface Exploration {
  /** The first path to each step that is reached, by its id. */
  readonly reached: ReadonlyMap<string, Path>;
  readonly outcomes: readonly Outcomes[];
  /** Paths that end at a completed step that nothing follows. */
  readonly ends: readonly Path[];
  /** The paths that were followed, each to a step of its own or with other values. */
  readonly paths: readonly Path[];
  /** Steps that are reached and that no answers complete. */
  readonly refusing: readonly CompiledStep[];
  /** Paths on which a value that is needed is not answered. */
  readonly missing: readonly MissingValueOn[];
  /** Paths that lead back to a step of their own, after which no answers lead to an end. */
  readonly roundTrips: readonly RoundTrip[];
  /** False if the bound was met before every path back to an earlier step was followed. */
  readonly knowsRoundTrips: boolean;
  /** Whether loops may have been missed, because too many paths were merged to tell which of them lead to an end. */
  readonly mayHideRoundTrips: boolean;
  /** False if the bound was met, or a rule could not be evaluated: nothing is then certain to never happen. */
  readonly isComplete: boolean;
}
