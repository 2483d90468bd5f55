import type { JourneyState } from '#engine';
import type { JourneySession } from '../../sessions/sessions.ts';
import { joinState } from '../../sessions/stored-state.ts';

/** How long the final step of a run is shown again, as after a reload. */
const endShownMs = 30 * 60_000;

/** Whether the final step of an ended run is no longer shown. */
export function isEndOver({ ended, sent }: JourneyState, now: number): boolean {
  return ended !== undefined && sent?.at !== undefined && sent.at + endShownMs <= now;
}

/**
 * Whether a visitor has left the end of a run: its final step was shown, or could be for long enough. A visitor who
 * has not seen it yet, as when the tab was closed during the press, is led there first.
 *
 * @param place where the visitor goes
 */
export function isLeft(
  session: JourneySession,
  place: { readonly journey: string; readonly step: string | undefined },
  now: number,
): boolean {
  const state = joinState(session);
  const { ended, entered } = state;
  if (ended === undefined) return false;
  const isThere = place.journey === session.journey && place.step === ended;
  return isEndOver(state, now) || (entered.includes(ended) && !isThere);
}

/**
 * Whether a session was saved after a run was sent.
 *
 * @param expiresAt when the session expires
 * @param keptMs how long a session lives after it was saved
 */
export function wasSavedSince({ sent }: JourneyState, expiresAt: number, keptMs: number): boolean {
  return sent?.at !== undefined && expiresAt > sent.at + keptMs;
}
