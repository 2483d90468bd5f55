import {
  type ActionsOutcome,
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from '../interpreter/interpret-actions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import { findStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';

/** Runs `onEnter` on the first visit of a step. A failed call adds its notices to the step. */
export function* enterStep(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  frame: EventFrame,
): Generator<Effect, ActionsOutcome, EffectOutcome> {
  const { onEnter } = findStep(journey, stepId);
  if (onEnter.length === 0 || state.entered.includes(stepId)) {
    return { outcome: 'done', state, events: [], notices: [], destination: undefined };
  }
  const entered = { ...state, entered: [...state.entered, stepId] };
  const done = yield* interpretActions(onEnter, entered, { ...frame, journey, step: stepId });
  const { notices } = done.state;
  const shown = [...(notices[stepId] ?? []), ...done.notices];
  return { ...done, state: { ...done.state, notices: { ...notices, [stepId]: shown } } };
}
