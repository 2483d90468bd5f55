import type { JourneyState, Notice } from '#engine';
import type { Site } from '#schemas';
import type { Submission } from '../../sessions/submission.ts';
import type { StepSubmission } from '../presses/step-submission.ts';
import type { OpenJourney } from '../state/journey-session.ts';

type Words = NonNullable<Site['messages']['submissions']>;

const tones: { readonly [word in keyof Words]: Notice['tone'] } = {
  received: 'success',
  repeated: 'info',
  stale: 'info',
  unknown: 'error',
};

/** A banner in the site's words about what became of a submission; none where the site has no such words. */
export function submissionNotices({ messages }: Site, word: keyof typeof tones): readonly Notice[] {
  const { submissions } = messages;
  if (submissions === undefined) return [];
  return [{ tone: tones[word], message: submissions[word] }];
}

/**
 * Says in the site's words that nobody knows whether a failed submission was done; and, where the step stands afresh
 * after one that was, that it has been received.
 */
export function withSubmissionNotices<
  Outcome extends { readonly outcome: string; readonly state: JourneyState },
>(
  { step, run }: Pick<StepSubmission, 'step' | 'run'>,
  { release }: OpenJourney,
  outcome: Outcome,
  { submission, isInDoubt }: { readonly submission: Submission; readonly isInDoubt: boolean },
): Outcome {
  const { site } = release.compiled;
  const { state } = outcome;
  const told = (at: string, notices: readonly Notice[]): Outcome => ({
    ...outcome,
    state: { ...state, notices: { ...state.notices, [at]: [...(state.notices[at] ?? []), ...notices] } },
  });
  if (isInDoubt && isFailed(outcome)) return told(step, submissionNotices(site, 'unknown'));
  const isMade = [...submission.journal.values()].some((call) => call.state === 'answered');
  const isAfresh = state.run !== run && state.ended === undefined;
  return isMade && isAfresh ? told(step, submissionNotices(site, 'received')) : outcome;
}

/** A field's event that goes on after a failed call has dealt with it. */
function isFailed({ outcome }: { readonly outcome: string }): boolean {
  return outcome === 'failed' || outcome === 'redirected';
}
