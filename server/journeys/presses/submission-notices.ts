import {
  addNotices,
  type JourneyState,
  type Notice,
  type SiteWords,
  type WordedSite,
  withNotices,
} from '#engine';
import type { Submission } from '../../sessions/submission.ts';
import { givenInDoubt } from '../../sessions/submission-journal.ts';
import type { CallsInDoubt } from '../calls/perform-effect.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import type { PressInJourney } from './first-press.ts';
import { unsentNotices } from './unsent-changes.ts';

type Words = Omit<SiteWords['submissions'], 'changed' | 'unsent' | 'sent'>;

const tones: { readonly [word in keyof Words]: Notice['tone'] } = {
  received: 'success',
  repeated: 'info',
  stale: 'info',
  unknown: 'error',
  unanswered: 'error',
  unsettled: 'error',
};

/** A banner in the site's words about the result of a submission. */
export function submissionNotices({ words }: WordedSite, word: keyof typeof tones): readonly Notice[] {
  return [{ tone: tones[word], message: words.submissions[word] }];
}

/** A submission with its calls whose outcome is unknown. */
interface Doubts {
  readonly submission: Submission;
  /** The required calls that may have been made, after this attempt. */
  readonly doubts: CallsInDoubt;
  /** Whether a call may have been made before this attempt, which got no answer either. */
  readonly wasInDoubt: boolean;
}

/**
 * Says in the site's words that the result of a failed submission is unknown and, once it was repeated, which
 * changes were not sent; or, where the step is empty again after a successful one, that it was received.
 */
export function withSubmissionNotices<
  Outcome extends { readonly outcome: string; readonly state: JourneyState },
>(
  now: PressInJourney,
  outcome: Outcome,
  { submission, doubts, wasInDoubt }: Doubts,
  deps: Pick<SubmitDeps, 'today' | 'settings'>,
): Outcome {
  const { step, run } = now.press;
  const { site } = now.open.release.compiled;
  const { state } = outcome;
  // An earlier attempt may have been made although this one has failed before it got there.
  const isUnknown = doubts.size > 0 || (wasInDoubt && givenInDoubt(submission.journal) !== undefined);
  if (isUnknown && isFailed(outcome)) {
    if (!wasInDoubt) return { ...outcome, state: withDoubt(state, step, site, 'unknown') };
    const isSaid = [...doubts.values()].some(({ onUnknown }) => onUnknown);
    const said = isSaid ? state : withDoubt(state, step, site, 'unanswered');
    return { ...outcome, state: addNotices(said, step, unsentNotices(now, submission, deps)) };
  }
  const isMade = [...submission.journal.values()].some((call) => call.state === 'answered');
  const isAfresh = state.run !== run && state.ended === undefined;
  if (!isMade || !isAfresh) return outcome;
  return { ...outcome, state: addNotices(state, step, submissionNotices(site, 'received')) };
}

/** Says that the outcome is unknown: below what the document says of the failure, in the same banner, or in its own. */
function withDoubt(
  state: JourneyState,
  step: string,
  site: WordedSite,
  word: 'unknown' | 'unanswered',
): JourneyState {
  const shown = state.notices[step] ?? [];
  const last = shown.at(-1);
  if (last?.tone !== 'error' || last.link) return addNotices(state, step, submissionNotices(site, word));
  const message = `${last.message}\n${site.words.submissions[word]}`;
  return withNotices(state, step, [...shown.slice(0, -1), { ...last, message }]);
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
>(outcome: Outcome, step: string, { words }: WordedSite, isSwitchedOff: boolean): Outcome {
  const message = words.messages.switchedOff;
  const stays = outcome.outcome === 'failed' || outcome.outcome === 'updated';
  if (!isSwitchedOff || !stays) return outcome;
  const { state } = outcome;
  if (state.notices[step]?.some((notice) => notice.message === message)) return outcome;
  return { ...outcome, state: addNotices(state, step, [{ tone: 'error', message }]) };
}
