import type { JourneyState, SubmissionReply } from '#engine';
import { inSpan } from '../../observing/request-context.ts';
import type { Connection } from '../../sessions/sessions.ts';
import type { Submission } from '../../sessions/submission.ts';
import { hasDone } from '../../sessions/submission-journal.ts';
import type { Press, SubmitOutcome, WorkResult } from '../../sessions/submissions.ts';
import type { HeldCalls } from '../calls/held-calls.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import { saveState } from '../state/save-state.ts';
import { hasEnded, type StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/** The finished work of a submission, and what is to be stored. */
export interface EndingSubmission {
  readonly press: StepSubmission;
  readonly open: OpenJourney;
  readonly state: JourneyState;
  readonly submission: Submission;
  readonly held: HeldCalls;
}

/** Writes the session and the unawaited calls, in the transaction that ends the submission. */
export function endingWrites(
  { press, open, state, submission, held }: EndingSubmission,
  deps: SubmitDeps,
): (connection: Connection) => Promise<void> {
  return async (connection) => {
    const mayBeTooLarge = hasDone(submission.journal);
    await saveState(press.sessionId, open, state, deps, { connection, mayBeTooLarge });
    await held.putAll(connection);
    // A sent run is not to be sent again by somebody who comes back to it.
    if (hasEnded(press, state)) await deps.sessions.saved.close(press.run, connection);
  };
}

/** Does the work of a press at most once at a time, then wakes the outbox for the calls that it added. */
export async function submitOnce(
  press: Press,
  work: (submission: Submission) => Promise<WorkResult>,
  { submissions, outbox }: Pick<SubmitDeps, 'submissions' | 'outbox'>,
): Promise<SubmitOutcome> {
  const ended = await submissions.submitOnce(press, work);
  outbox.wake();
  return ended;
}

/** Reply while the same press is still in progress. */
export function busyReply(
  { step }: StepSubmission,
  { journey }: OpenJourney,
): SubmissionReply & { outcome: 'failed' } {
  return { outcome: 'failed', location: journey.pageOf(step).path, notices: [], events: [] };
}

/** Works on a press as a span of its request's trace. Its journey and step are known to exist by then. */
export function inPressSpan<Outcome extends { readonly outcome: string }>(
  { journey, step }: Pick<StepSubmission, 'journey' | 'step'>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  return inSpan('press', { journey, step }, work, ({ outcome }) => ({ facts: { outcome }, isError: false }));
}
