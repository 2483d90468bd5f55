import { addNotices, type JourneyState, type Notice } from '#engine';
import type { Site } from '#schemas';
import type { Submission } from '../../sessions/submission.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import type { StepSubmission } from '../state/step-submission.ts';

type Words = Omit<NonNullable<Site['messages']['submissions']>, 'changed' | 'sent'>;

const tones: { readonly [word in keyof Words]-?: Notice['tone'] } = {
  received: 'success',
  repeated: 'info',
  stale: 'info',
  unknown: 'error',
  unanswered: 'error',
  unsettled: 'error',
};

/** A banner in the site's words about the result of a submission; none if the site has no such words. */
export function submissionNotices({ messages }: Site, word: keyof typeof tones): readonly Notice[] {
  const { submissions } = messages;
  if (submissions === undefined) return [];
  return [{ tone: tones[word], message: submissions[word] ?? submissions.unknown }];
}

/** What is not known of a submission. */
interface Doubts {
  readonly submission: Submission;
  /** Whether a required call may have been made, after this attempt. */
  readonly isInDoubt: boolean;
  /** Whether a call may have been made before this attempt, which got no answer either. */
  readonly wasInDoubt: boolean;
}

/**
 * Adds banners in the site's words: that the result of a failed submission is unknown, or, where the step is
 * empty again after a successful one, that it was received.
 */
export function withSubmissionNotices<
  Outcome extends { readonly outcome: string; readonly state: JourneyState },
>(
  { step, run }: Pick<StepSubmission, 'step' | 'run'>,
  { release }: OpenJourney,
  outcome: Outcome,
  { submission, isInDoubt, wasInDoubt }: Doubts,
): Outcome {
  const { site } = release.compiled;
  const { state } = outcome;
  const withNotice = (word: 'unknown' | 'unanswered' | 'received'): Outcome => ({
    ...outcome,
    state: addNotices(state, step, submissionNotices(site, word)),
  });
  if (isInDoubt && isFailed(outcome)) return withNotice(wasInDoubt ? 'unanswered' : 'unknown');
  const isMade = [...submission.journal.values()].some((call) => call.state === 'answered');
  const isAfresh = state.run !== run && state.ended === undefined;
  return isMade && isAfresh ? withNotice('received') : outcome;
}

/**
 * Whether a submission failed. A field's event that goes on after a failed call has handled the failure
 * itself.
 */
function isFailed({ outcome }: { readonly outcome: string }): boolean {
  return outcome === 'failed' || outcome === 'redirected';
}

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
