import { drive, goOnFrom, type StepOutcome, type SubmissionReply, submitStep, visitStep } from '#engine';
import { runAfter } from '../../sessions/stored-state.ts';
import type { Submission } from '../../sessions/submission.ts';
import type { WorkResult } from '../../sessions/submissions.ts';
import { holdCalls } from '../calls/held-calls.ts';
import { type CallsInDoubt, effectPerformer, journaledCall } from '../calls/perform-effect.ts';
import { momentOf, type OpenJourney, openAgain, openJourney } from '../state/journey-session.ts';
import { locationOf, pathAfterFault } from '../state/location-of.ts';
import { withPreviewNotice } from '../state/preview-run.ts';
import { saveState } from '../state/save-state.ts';
import { stepNow } from '../state/step-now.ts';
import {
  contentOf,
  hasEnded,
  isOfRunGoingOn,
  isRunGoingOn,
  type Pressed,
  type StepSubmission,
  stateAtPress,
} from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { answerOverRun } from './answer-over-run.ts';
import { ifPageIsUnchanged, isInDoubt } from './changed-page.ts';
import { busyReply, endingWrites, inPressSpan, submitOnce } from './end-submission.ts';
import { firstPress, givenTo, inFirstRelease, withAnswersOfNow } from './first-press.ts';
import { ensureRoom } from './session-room.ts';
import { withSubmissionNotices, withSwitchedOffNotice } from './submission-notices.ts';

/**
 * One press: validates it, and makes the step's calls exactly once for any number of equal presses, tabs and
 * instances.
 */
export async function submitJourneyStep(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<SubmissionReply>> {
  if (!isOfRunGoingOn(press, open))
    return { reply: await answerOverRun(press, open, deps), hasEndedRun: true };
  ensureRoom(press, open);
  const finished = press.isInDoubt ? undefined : finishWithoutCalls(press, open, deps);
  if (finished) {
    await saveState(press.sessionId, open, finished.state, deps);
    const reply = withStepNow(press, open, finished, replyOf(press, open, finished, deps), deps);
    return { reply, hasEndedRun: hasEnded(press, finished.state) };
  }
  let hasEndedRun = false;
  const ended = await submitOnce(
    { ...press, content: contentOf(press, open), mayRepeat: () => isRunGoingOn(press, deps) },
    async (submission) => {
      const { work, hasEnded } = await performSubmission(press, open, submission, deps);
      hasEndedRun = hasEnded;
      return work;
    },
    deps,
  );
  if (ended.outcome === 'busy') return { reply: busyReply(press, open), hasEndedRun };
  if (ended.outcome === 'unsettled') {
    return { reply: await answerOverRun({ ...press, isInDoubt: true }, open, deps), hasEndedRun };
  }
  const reply = ended.result as SubmissionReply | undefined;
  if (ended.isOwn && reply) return { reply, hasEndedRun };
  const isAnswered = ended.outcome === 'failed' || ended.isSame;
  // Only the press that did the work sends events to analytics.
  if (reply && isAnswered) {
    const location = await locationNow(press, reply, deps);
    return { reply: { ...reply, location, events: [] }, hasEndedRun: !(await isRunGoingOn(press, deps)) };
  }
  const now = (await openJourney(press.sessionId, press.journey, deps)) ?? open;
  return { reply: await answerOverRun(press, now, deps), hasEndedRun: true };
}

/** The reply with the step as it is now, if its answers were refused: results of the page may no longer count. */
function withStepNow(
  press: StepSubmission,
  open: OpenJourney,
  { state }: StepOutcome,
  reply: SubmissionReply,
  deps: SubmitDeps,
): SubmissionReply {
  if (reply.outcome !== 'invalid' || press.withoutScripts) return reply;
  const { compiled, environment } = open.journey;
  const visit = visitStep(compiled, state, press.step, environment(press.step, momentOf(deps)));
  return visit.visit === 'show' ? { ...reply, ...stepNow(open, state, visit, deps) } : reply;
}

/** Where a repeated press leads: a visitor who came only to change the step goes back, changed or not. */
async function locationNow(
  press: StepSubmission,
  { outcome, location }: SubmissionReply,
  deps: SubmitDeps,
): Promise<string> {
  const { step, cameFrom, run } = press;
  const open = cameFrom !== undefined && (await openJourney(press.sessionId, press.journey, deps));
  if (!open || outcome !== 'accepted' || open.state.run !== run || open.state.ended !== undefined) {
    return location;
  }
  const { journey, state } = open;
  const environment = journey.environment(step, momentOf(deps, press.origin));
  return journey.pageOf(goOnFrom(journey.compiled, state, step, { environment, cameFrom })).path;
}

/** The outcome of a press that needs nothing from outside; undefined if it needs something. */
function finishWithoutCalls(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): StepOutcome | undefined {
  const turn = startSubmission(press, open, deps).next();
  return turn.done ? turn.value : undefined;
}

function startSubmission(press: StepSubmission, open: OpenJourney, deps: SubmitDeps) {
  const { journey } = open;
  const state = stateAtPress(press, open);
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const { step, entries, cameFrom, withoutScripts } = press;
  const frame = { environment, nextRun: runAfter, cameFrom, withoutScripts };
  return submitStep(journey.compiled, state, step, entries, frame);
}

/** The work that only one of several equal presses does. Its result is stored when the submission ends. */
async function performSubmission(
  press: StepSubmission,
  opened: OpenJourney,
  submission: Submission,
  deps: SubmitDeps,
): Promise<{ readonly work: WorkResult; readonly hasEnded: boolean }> {
  // Another press may have changed it before this one was claimed.
  const reopened = await openAgain(press.sessionId, opened, deps);
  if (!reopened) return { work: { outcome: 'failed', result: undefined }, hasEnded: false };
  const { open } = await inFirstRelease({ press, open: reopened }, submission, deps);
  if (!isOfRunGoingOn(press, open)) {
    const result = await answerOverRun(press, open, deps);
    return { work: { outcome: 'failed', result }, hasEnded: true };
  }
  const now = { press, open };
  const first = firstPress(now, submission);
  const isRepeat = first !== undefined && finishWithoutCalls(first.press, first.open, deps) === undefined;
  if (press.isInDoubt && isInDoubt(submission) && !isRepeat) {
    return { work: { outcome: 'failed', result: await answerOverRun(press, open, deps) }, hasEnded: false };
  }
  const made = isRepeat ? first : now;
  const wasInDoubt = isInDoubt(submission);
  const doubts: CallsInDoubt = new Map();
  let isSwitchedOff = false;
  const held = holdCalls(deps.outbox);
  const given = givenTo(made);
  const driven = await ifPageIsUnchanged(press, open, deps, (beforeChange) => {
    const perform = effectPerformer(
      {
        ...press,
        open: made.open,
        onSwitchedOff: () => (isSwitchedOff = true),
        ...(!wasInDoubt && !isRepeat && { beforeChange }),
      },
      { ...deps, outbox: held.outbox },
      (call) => journaledCall(submission, { ...press, given, wasInDoubt }, call, doubts),
    );
    return inPressSpan(press, () => drive(startSubmission(made.press, made.open, deps), perform));
  });
  const isFailed = driven.outcome !== 'accepted' && !hasEnded(press, driven.state);
  const performed = isRepeat && isFailed ? withAnswersOfNow(driven, now) : driven;
  const { site } = open.release.compiled;
  const noticed = withSwitchedOffNotice(performed, press.step, site, isSwitchedOff);
  const outcome = withPreviewNotice(
    withSubmissionNotices({ press, open }, noticed, { submission, doubts, wasInDoubt }, deps),
    press.step,
    deps.preview,
  );
  const ended = hasEnded(press, outcome.state);
  return {
    work: {
      outcome: outcome.outcome === 'accepted' || ended ? 'finished' : 'failed',
      result: replyOf(press, open, outcome, deps),
      save: endingWrites({ press, open, state: outcome.state, submission, held }, deps),
    },
    hasEnded: ended,
  };
}

/** The reply to the browser for an outcome. */
function replyOf(
  press: StepSubmission,
  open: OpenJourney,
  outcome: StepOutcome,
  deps: SubmitDeps,
): SubmissionReply {
  const { events } = outcome;
  const here = open.journey.pageOf(press.step).path;
  switch (outcome.outcome) {
    case 'invalid':
      return { outcome: 'invalid', location: here, problems: outcome.problems, events };
    case 'revealed':
      return { outcome: 'revealed', location: here, events };
    case 'failed':
      return { outcome: 'failed', location: here, notices: outcome.state.notices[press.step] ?? [], events };
    case 'accepted':
    case 'redirected': {
      const { destination } = outcome;
      const location =
        pathAfterFault(press, open, outcome.state, deps, destination) ??
        locationOf(open, destination, deps.services);
      if (location === undefined) return { outcome: 'failed', location: here, notices: [], events };
      return { outcome: outcome.outcome, location, events };
    }
  }
}
