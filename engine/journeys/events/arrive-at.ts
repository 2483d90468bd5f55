import { driveWithoutEffects } from '../interpreter/drive.ts';
import {
  type ActionsOutcome,
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from '../interpreter/interpret-actions.ts';
import type { Destination, Notice } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep, stepNamed } from '../model/compile-journey.ts';
import { addNotices, type JourneyState } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { endRun } from '../state/end-run.ts';
import { isTakenAgain, passStale } from '../walk/bound-results.ts';
import { type Walk, walkJourney } from '../walk/walk.ts';

/** A move from a step to a destination. */
export interface Departure {
  readonly from: string;
  readonly to: Destination;
  /** Notices to show there; a page outside the journey shows none. */
  readonly notices: readonly Notice[];
}

/** Moves a state and notices to a destination. Stores the step before an aside; a final step ends the run. */
export function arriveAt(
  journey: CompiledJourney,
  state: JourneyState,
  walk: Walk,
  { from, to, notices }: Departure,
): JourneyState {
  if (!('step' in to)) return state;
  const target = stepNamed(journey, to.step)?.definition;
  const arrived = addNotices(state, to.step, notices);
  if (target?.final) return endRun(journey, arrived, walk, to.step);
  if (!target?.aside) return arrived;
  return { ...arrived, cameFrom: { ...arrived.cameFrom, [to.step]: from } };
}

/** Analytics events to send each time a step is shown. */
export function viewEvents(
  journey: CompiledJourney,
  state: JourneyState,
  step: string,
  frame: EventFrame,
): readonly AnalyticsEvent[] {
  return driveWithoutEffects(interpretActions(journey.onView, state, { ...frame, journey, step })).events;
}

/**
 * Runs `onEnter` on the first visit of a step, and again when a result of it no longer counts. A failed call adds its
 * notices to the step. A final step counts as visited even without actions.
 */
export function* enterStep(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  frame: EventFrame,
): Generator<Effect, ActionsOutcome, EffectOutcome> {
  const staleNow = (now = state) => walkJourney(journey, now, frame.environment).stale;
  const { definition, onEnter, boundOnEnter } = findStep(journey, stepId);
  const isEntered = state.entered.includes(stepId) && !isTakenAgain(stepId, staleNow(), boundOnEnter);
  if ((onEnter.length === 0 && !definition.final) || isEntered) {
    return { outcome: 'done', state, events: [], notices: [], destination: undefined };
  }
  const entered = { ...state, entered: [...new Set([...state.entered, stepId])] };
  const done = yield* interpretActions(onEnter, entered, { ...frame, journey, step: stepId });
  return {
    ...done,
    state: addNotices(
      passStale(done.state, stepId, staleNow(done.state), boundOnEnter),
      stepId,
      done.notices,
    ),
  };
}
