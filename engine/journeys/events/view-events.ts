import type { CompiledJourney } from '../compile-journey.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import { type EventFrame, interpretActions } from '../interpreter/interpret-actions.ts';
import type { AnalyticsEvent } from '../interpreter/track.ts';
import type { JourneyState } from '../state/state.ts';

/** Analytics events to send each time a step is shown. */
export function viewEvents(
  journey: CompiledJourney,
  state: JourneyState,
  step: string,
  frame: EventFrame,
): readonly AnalyticsEvent[] {
  return driveWithoutEffects(interpretActions(journey.onView, state, { ...frame, journey, step })).events;
}
