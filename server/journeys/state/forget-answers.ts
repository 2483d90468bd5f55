import type { JourneySession } from '../../sessions/sessions.ts';
import { joinState } from '../../sessions/stored-state.ts';
import { sharersIn } from './shared-answers.ts';
import type { SubmitDeps } from './submit-deps.ts';

/** Result of a visitor's wish to delete the stored answers. */
export type ForgetResult =
  | 'forgotten'
  /** A press in another tab has submitted meanwhile, or may have: the visitor has to see that first. */
  | 'kept'
  /** A press in another tab takes too long; nothing was deleted. */
  | 'busy';

/**
 * Deletes a visitor's answers in a journey and in those that share answers with it. Waits for presses in
 * progress: a visitor who has submitted is told so in this tab, too. Journeys with such a submission are kept.
 */
export async function forgetAnswers(
  { sessionId, journey }: { readonly sessionId: string; readonly journey: string },
  { sessions, submissions, releases }: Pick<SubmitDeps, 'sessions' | 'submissions' | 'releases'>,
): Promise<ForgetResult> {
  const sharers = sharersIn(releases.live().compiled, journey);
  const journeys = [journey, ...sharers.map((sharer) => sharer.journey)];
  const before = await sessions.readAll(sessionId, journeys);
  const runs = [...before.values()].map(({ run }) => run);
  const unknownBefore = await submissions.ofUnknownOutcome(runs);
  if (!(await submissions.waitUntilIdle(runs))) return 'busy';
  const now = await sessions.readAll(sessionId, journeys);
  const unknown = await submissions.ofUnknownOutcome(runs.filter((run) => !unknownBefore.has(run)));
  const kept = journeys.filter((id) => {
    const [old, fresh] = [before.get(id), now.get(id)];
    return old && fresh && (unknown.has(old.run) || hasEnded(old, fresh));
  });
  for (const id of journeys) if (!kept.includes(id)) await sessions.remove(sessionId, id);
  return kept.includes(journey) ? 'kept' : 'forgotten';
}

/** Whether the run of a session is over that was not before. */
function hasEnded(before: JourneySession, now: JourneySession): boolean {
  return before.run !== now.run || joinState(before).ended !== joinState(now).ended;
}
