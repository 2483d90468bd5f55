import { recordAnswers, type StepOutcome, withNotices } from '#engine';
import type { ShownPage } from '../../sessions/form-tokens.ts';
import type { Submission } from '../../sessions/submission.ts';
import { unknownCalls } from '../../sessions/submission-journal.ts';
import type { OpenJourney } from '../state/journey-session.ts';
import { differences, fillWords, hasChanged, shownNow } from '../state/shown-page.ts';
import type { StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';

/** Leaves a press before its first call: its page shows something else now than it did. */
class PageChanged extends Error {
  readonly now: ShownPage;

  constructor(now: ShownPage) {
    super('The page of the press has changed.');
    this.now = now;
  }
}

/** The outcome of a press whose page has changed. */
type ChangedPage = Extract<StepOutcome, { readonly outcome: 'redirected' }> & {
  readonly destination: { readonly step: string };
};

/**
 * Does the work of a press, unless its page shows something else now than it did and the press would change
 * something outside: then nothing is sent, and the visitor sees the page as it is now with the differences.
 *
 * @param work is given what to call before each call that changes something outside
 */
export async function ifPageIsUnchanged<Outcome>(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
  work: (beforeChange: () => void) => Promise<Outcome>,
): Promise<Outcome | ChangedPage> {
  const beforeChange = () => {
    const now = shownNow(press, open, deps);
    if (now && hasChanged(press.shown, now)) throw new PageChanged(now);
  };
  try {
    return await work(beforeChange);
  } catch (error) {
    if (!(error instanceof PageChanged)) throw error;
    return changedPage(press, open, error.now);
  }
}

/** Whether a call of an earlier press may have been done: then that press goes on, whatever its page shows. */
export function isInDoubt({ journal }: Submission): boolean {
  return unknownCalls(journal).length > 0;
}

function changedPage(press: StepSubmission, open: OpenJourney, now: ShownPage): ChangedPage {
  const { compiled } = open.journey;
  const { site } = open.release.compiled;
  const { step } = press;
  const kept = recordAnswers(compiled, open.state, step, press.entries);
  const words = site.words.submissions.changed;
  const changes = differences(press.shown, now, site).join(' ');
  const notices = [{ tone: 'info' as const, message: fillWords(words.message, { changes }) }];
  return {
    outcome: 'redirected',
    destination: { step },
    state: withNotices(kept, step, notices),
    events: [],
  };
}
