import { driveWithoutEffects } from '../interpreter/drive.ts';
import { type EventFrame, interpretActions } from '../interpreter/interpret-actions.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';

/** Analytics events to send each time a step is shown. */
export function viewEvents(
  journey: CompiledJourney,
  state: JourneyState,
  step: string,
  frame: EventFrame,
): readonly AnalyticsEvent[] {
  return driveWithoutEffects(interpretActions(journey.onView, state, { ...frame, journey, step })).events;
}
