import type { JourneySession } from '../../sessions/sessions.ts';
import type { SubmitDeps } from '../presses/submit-deps.ts';
import { sharersIn } from '../state/shared-answers.ts';
import { joinState } from '../state/stored-state.ts';

/** Result of a visitor's wish to delete the stored answers. */
export type ForgetResult =
  | 'forgotten'
  /** A press in another tab has ended the run meanwhile: its last page is kept, so that the visitor sees it. */
  | 'ended'
  /** A press in another tab takes too long; nothing was deleted. */
  | 'busy';

/**
 * Deletes a visitor's answers in a journey and in those that share answers with it. Waits for presses in
 * progress: whoever has submitted is told so, in this tab, too.
 */
export async function forgetAnswers(
  { sessionId, journey }: { readonly sessionId: string; readonly journey: string },
  { sessions, submissions, releases }: Pick<SubmitDeps, 'sessions' | 'submissions' | 'releases'>,
): Promise<ForgetResult> {
  const sharers = sharersIn(releases.live().compiled, journey);
  const journeys = [journey, ...sharers.map((sharer) => sharer.journey)];
  const before = await sessions.readAll(sessionId, journeys);
  if (!(await submissions.waitUntilIdle([...before.values()].map(({ run }) => run)))) return 'busy';
  const now = await sessions.readAll(sessionId, journeys);
  const ended = new Set(journeys.filter((id) => hasEndedSince(before.get(id), now.get(id))));
  for (const id of journeys) if (!ended.has(id)) await sessions.remove(sessionId, id);
  return ended.has(journey) ? 'ended' : 'forgotten';
}

function hasEndedSince(before: JourneySession | undefined, now: JourneySession | undefined): boolean {
  if (before === undefined || now === undefined) return false;
  return before.run !== now.run || endOf(before) !== endOf(now);
}

function endOf(session: JourneySession): string | undefined {
  return joinState(session).ended;
}
