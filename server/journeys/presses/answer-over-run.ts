import {
  type JourneyState,
  type Notice,
  type PlaceOnSite,
  recordAnswers,
  type StepOutcome,
  type SubmissionReply,
  stateFor,
  visitStep,
  withNotices,
} from '#engine';
import { runAfter } from '../../sessions/stored-state.ts';
import { momentOf, type OpenJourney } from '../state/journey-session.ts';
import { pathTo } from '../state/location-of.ts';
import { saveState } from '../state/save-state.ts';
import { contentOf, isOfRunGoingOn, type StepSubmission } from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import type { PressInJourney } from './first-press.ts';
import { submissionNotices } from './submission-notices.ts';

/**
 * Asks the ledger about a press whose run is not the one in progress, or whose form is old or not ours, before
 * anything is said of it. A press whose calls were or may have been made goes on as that run, however old its form is. A
 * visitor of whom nothing is stored continues that run, so that no later press is another order, unless the run
 * is known to be over.
 */
export async function takeUpRun(
  press: StepSubmission,
  open: OpenJourney,
  { submissions }: Pick<SubmitDeps, 'submissions'>,
): Promise<PressInJourney> {
  if (press.run === '' || isOfRunGoingOn(press, open)) return { press, open };
  const steps = await submissions.ofRun(press.journey, press.run);
  const unknown = steps.filter(({ isUnknown }) => isUnknown);
  const unfinished = steps.filter(({ isUnknown, hasArrived }) => isUnknown || hasArrived);
  const isOver = steps.length > 0 && unfinished.length === 0;
  const mayAdopt = open.revision === 0 && !isOver && (unfinished.length > 0 || press.isOurs);
  const continued = mayAdopt ? { ...open, state: { ...open.state, run: press.run } } : open;
  const again = { ...press, isOld: false, isInDoubt: true };
  const isOfStep = unfinished.some(({ step }) => step === press.step || step.startsWith(`${press.step}/`));
  if (isOfStep && isOfRunGoingOn(again, continued)) return { press: again, open: continued };
  return { press: { ...press, isOld: true, isInDoubt: unknown.length > 0 }, open: continued };
}

/**
 * Answers a press of a form whose run is over, or that was open for too long. Nothing is sent. If the same
 * was submitted before, the visitor gets that result again. Otherwise a notice says that this was not sent, and
 * whether something of that run may have arrived, at the step where the run ended, or at this step, which keeps
 * the answers to be submitted on purpose.
 */
export async function answerOverRun(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<SubmissionReply> {
  const done = await deps.submissions.findFinished({ ...press, content: contentOf(press, open) });
  const reply = done?.result as SubmissionReply | undefined;
  if (done?.isSame && reply) return { ...reply, events: [] };
  const outcome = leaveOverRun(press, open, deps, done !== undefined);
  await saveState(press.sessionId, open, outcome.state, deps);
  return { outcome: 'redirected', location: pathTo(open, outcome.destination), events: [] };
}

/**
 * Where a visitor with a form of a finished run continues, with a notice.
 *
 * @param isDone whether the step was submitted in that run, with other answers
 */
export function leaveOverRun(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
  isDone: boolean,
): Extract<StepOutcome, { readonly outcome: 'redirected' }> & {
  readonly destination: PlaceOnSite;
} {
  const { compiled, environment } = open.journey;
  const { site } = open.release.compiled;
  const { step, isInDoubt } = press;
  const doubts = isInDoubt ? submissionNotices(site, 'unsettled') : [];
  if (open.state.run === press.run && open.state.ended !== undefined) {
    const notices = isDone ? submissionNotices(site, 'repeated') : doubts;
    return redirected(open.state, { step: open.state.ended }, notices);
  }
  const before = stateFor(compiled, open.state, step, runAfter);
  const kept = recordAnswers(compiled, before, step, press.entries);
  const visit = visitStep(compiled, kept, step, environment(step, momentOf(deps, press.origin)));
  const others = isInDoubt ? doubts : staleNotices(open);
  const notices = isDone ? submissionNotices(site, 'repeated') : others;
  return redirected(kept, visit.visit === 'redirect' ? visit.destination : { step }, notices);
}

/** A banner that nothing was sent because the page was out of date, in the words of the journey or of the site. */
function staleNotices({ journey: { journey }, release }: OpenJourney): readonly Notice[] {
  const { staleNotice } = journey;
  if (staleNotice === undefined) return submissionNotices(release.compiled.site, 'stale');
  return [{ tone: 'info', message: staleNotice }];
}

/** Only steps show notices; a page outside the journey gets none. */
function redirected(state: JourneyState, destination: PlaceOnSite, shown: readonly Notice[]) {
  return {
    outcome: 'redirected' as const,
    destination,
    state: 'step' in destination ? withNotices(state, destination.step, shown) : state,
    events: [],
  };
}
