import { addNotices, type JourneyState } from '#engine';
import type { Site } from '#schemas';

/**
 * Adds the site's words, after the document's own, that something failed because it is switched off.
 *
 * @param isSwitchedOff whether a required call was not made for that reason
 */
export function withSwitchedOffNotice<
  Outcome extends { readonly outcome: string; readonly state: JourneyState },
>(outcome: Outcome, step: string, { messages }: Site, isSwitchedOff: boolean): Outcome {
  const message = messages.switchedOff;
  const stays = outcome.outcome === 'failed' || outcome.outcome === 'updated';
  if (!isSwitchedOff || !stays || message === undefined) return outcome;
  const { state } = outcome;
  if (state.notices[step]?.some((notice) => notice.message === message)) return outcome;
  return { ...outcome, state: addNotices(state, step, [{ tone: 'error', message }]) };
}
