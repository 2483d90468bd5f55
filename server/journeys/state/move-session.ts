import {
  carryAnswers,
  type JourneyState,
  type Moment,
  mayMove,
  type ReleaseJourney,
  type Walk,
  walkJourney,
} from '#engine';

/** A session tried on another release. */
export interface Move {
  /** The state with its answers read by the fields of the other release. */
  readonly state: JourneyState;
  /** Whether everything that was completed is still complete there. */
  readonly fits: boolean;
  readonly from: Walk;
  readonly to: Walk;
}

/** Tries a session of a journey on the same journey of another release. */
export function tryMove(
  older: ReleaseJourney,
  newer: ReleaseJourney,
  state: JourneyState,
  moment: Moment,
): Move {
  const carried = carryAnswers(older.compiled, newer.compiled, state);
  const from = walkNow(older, state, moment);
  const to = walkNow(newer, carried, moment);
  return { state: carried, fits: mayMove(from, to), from, to };
}

/** The walk of a state at a moment. */
export function walkNow(journey: ReleaseJourney, state: JourneyState, moment: Moment): Walk {
  return walkJourney(journey.compiled, state, journey.environment(firstStepOf(journey), moment));
}

/** Id of the first step, whose environment is used for all steps. */
export function firstStepOf({ compiled }: ReleaseJourney): string {
  return compiled.steps[0]?.definition.id ?? '';
}
