import {
  type AnalyticsEvent,
  actionsOfField,
  drive,
  type EventOutcome,
  type EventReply,
  eventProperties,
  type FieldEvent,
  fieldsShown,
  returnToStep,
  runFieldEvent,
  visitStep,
  withInner,
} from '#engine';
import { runAfter } from '../../sessions/stored-state.ts';
import type { Submission } from '../../sessions/submission.ts';
import type { Press } from '../../sessions/submissions.ts';
import { holdCalls, saveWithCalls } from '../calls/held-calls.ts';
import { type CallsInDoubt, effectPerformer, journaledCall, plainCall } from '../calls/perform-effect.ts';
import { momentOf, type OpenJourney, openAgain, openJourney } from '../state/journey-session.ts';
import { locationOf, pathAfterFault, pathTo } from '../state/location-of.ts';
import { withPreviewNotice } from '../state/preview-run.ts';
import { saveState } from '../state/save-state.ts';
import { stepNow } from '../state/step-now.ts';
import {
  contentOf,
  hasEnded,
  isOfRunGoingOn,
  isRunGoingOn,
  openStep,
  type Pressed,
  type StepSubmission,
  stateAtPress,
} from '../state/step-submission.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { leaveOverRun } from './answer-over-run.ts';
import { ifPageIsUnchanged, isInDoubt } from './changed-page.ts';
import { busyReply, endingWrites, inPressSpan, submitOnce } from './end-submission.ts';
import { ensureRoom } from './session-room.ts';
import { withSubmissionNotices, withSwitchedOffNotice } from './submission-notices.ts';

/** The stored result of an event, without the state of the step, which is in the session. */
type EventResult = EventOutcome extends infer Outcome
  ? Outcome extends EventOutcome
    ? Omit<Outcome, 'state' | 'events'>
    : never
  : never;

/**
 * A change or a press of a field: stores what was typed and runs the field's actions. Calls are made each
 * time, except those with `once`.
 */
export async function runStepEvent(
  press: StepSubmission,
  event: FieldEvent,
  open: OpenJourney,
  deps: SubmitDeps,
): Promise<Pressed<EventReply>> {
  const { submits, isOnce } = effectsOf(open, press.step, event);
  // A step has one submission at a time, whether a field or the step's button submits it.
  const place = { ...press, step: submits ? press.step : placeOf(press, event) };
  const once = { ...place, content: [event, contentOf(press, open)] };
  if (!isOfRunGoingOn(press, open)) {
    return { reply: await replyOverRun(press, open, once, deps), hasEndedRun: true };
  }
  ensureRoom(press, open);
  if (!submits && !isOnce) {
    const held = holdCalls(deps.outbox);
    const outcome = await performEvent(press, event, open, { ...deps, outbox: held.outbox });
    await saveWithCalls(press.sessionId, open, outcome.state, held, deps);
    return { reply: replyOf(press, open, outcome, deps), hasEndedRun: hasEnded(press, outcome.state) };
  }
  // Only the press that did the work sends events to analytics.
  let own: { readonly open: OpenJourney; readonly events: readonly AnalyticsEvent[] } | undefined;
  const ended = await submitOnce(
    { ...once, ...(submits && { mayRepeat: () => isRunGoingOn(press, deps) }) },
    async (submission) => {
      const now = await openAgain(press.sessionId, open, deps);
      if (!now) return { outcome: 'failed', result: undefined };
      const held = holdCalls(deps.outbox);
      const outcome = isOfRunGoingOn(press, now)
        ? await performEvent(press, event, now, { ...deps, outbox: held.outbox }, submission)
        : leaveOverRun(press, now, deps, false);
      const { state, events, ...result } = outcome;
      own = { open: { ...now, state }, events };
      return {
        outcome: isDone(outcome) || hasEnded(press, state) ? 'finished' : 'failed',
        result,
        save: endingWrites({ press, open: now, state, submission, held }, deps),
      };
    },
    deps,
  );
  const mine = ended.isOwn ? own : undefined;
  const now = mine?.open ?? (await openJourney(press.sessionId, press.journey, deps)) ?? open;
  const hasEndedRun = hasEnded(press, now.state);
  if (ended.outcome === 'busy') return { reply: busyReply(press, now), hasEndedRun };
  if (ended.outcome === 'unsettled') {
    return { reply: await replyOverRun({ ...press, isInDoubt: true }, now, once, deps), hasEndedRun };
  }
  const result = ended.result as EventResult | undefined;
  if (result === undefined || (ended.outcome === 'finished' && !ended.isSame)) {
    return { reply: await replyOverRun(press, now, once, deps), hasEndedRun };
  }
  const outcome = { ...result, state: now.state, events: mine?.events ?? [] } as EventOutcome;
  return { reply: replyOf(press, now, outcome, deps), hasEndedRun };
}

/** Answers an event of a form whose run is over, as `answerOverRun` answers a press of its button. */
async function replyOverRun(
  press: StepSubmission,
  open: OpenJourney,
  once: Omit<Press, 'mayRepeat'>,
  deps: SubmitDeps,
): Promise<EventReply> {
  const done = await deps.submissions.findFinished(once);
  if (done?.isSame && done.result !== undefined) {
    const outcome = { ...(done.result as EventResult), state: open.state, events: [] } as EventOutcome;
    return replyOf(press, open, outcome, deps);
  }
  const outcome = leaveOverRun(press, open, deps, done !== undefined);
  await saveState(press.sessionId, open, outcome.state, deps);
  return replyOf(press, open, outcome, deps);
}

/** Whether equal presses get this result instead of a new attempt. */
function isDone({ outcome }: EventOutcome): boolean {
  return outcome === 'accepted' || outcome === 'updated' || outcome === 'left';
}

/** Where a visitor who returns from a hosted page goes on; `isGone` if what they had answered before is not there. */
interface Return {
  readonly path: string;
  readonly isGone: boolean;
}

/** Handles a visitor's return from a hosted page: runs the step's actions, and returns where to go on. */
export async function runReturn(
  press: Omit<StepSubmission, 'entries' | 'run' | 'isOld' | 'sessionId'> & {
    readonly sessionId: string | undefined;
  },
  returned: { readonly [name: string]: string },
  deps: SubmitDeps,
): Promise<Return | undefined> {
  const { sessionId = '' } = press;
  const open = await openStep({ ...press, sessionId }, deps);
  if (!open) return undefined;
  const { journey, state } = open;
  const here = journey.pageOf(press.step).path;
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const visit = visitStep(journey.compiled, state, press.step, environment);
  const path = visit.visit === 'redirect' ? pathTo(open, visit.destination) : here;
  const isGone = state.ended === undefined && visit.visit === 'redirect' && visit.fault === undefined;
  // Without a session, nothing was begun that a visitor could return to.
  if (open.revision === 0 || isGone) return { path, isGone: true };
  const steps = returnToStep(journey.compiled, state, press.step, returned, {
    environment,
    nextRun: runAfter,
  });
  const source = { ...press, open, run: state.run };
  const held = holdCalls(deps.outbox);
  const perform = effectPerformer(source, { ...deps, outbox: held.outbox }, plainCall);
  const outcome = await drive(steps, perform);
  if (outcome.state !== state || !held.isEmpty()) {
    await saveWithCalls(sessionId, open, outcome.state, held, deps);
  }
  const left = outcome.outcome === 'left' ? locationOf(open, outcome.destination, deps.services) : undefined;
  return { path: left ?? here, isGone: false };
}

async function performEvent(
  press: StepSubmission,
  event: FieldEvent,
  open: OpenJourney,
  deps: SubmitDeps,
  submission?: Submission,
): Promise<EventOutcome> {
  const { journey } = open;
  const state = stateAtPress(press, open);
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const { cameFrom, withoutScripts } = press;
  const frame = { environment, nextRun: runAfter, cameFrom, withoutScripts };
  const steps = runFieldEvent(journey.compiled, state, press.step, event, press.entries, frame);
  const { run, step } = press;
  const wasInDoubt = submission !== undefined && isInDoubt(submission);
  const doubts: CallsInDoubt = new Map();
  let isSwitchedOff = false;
  const onSwitchedOff = () => (isSwitchedOff = true);
  const performed = await ifPageIsUnchanged(press, open, deps, (beforeChange) => {
    const guarded = wasInDoubt ? {} : { beforeChange };
    const perform = effectPerformer({ ...press, open, onSwitchedOff, ...guarded }, deps, (call) => {
      if (!submission || !call.effect.once) return plainCall(call);
      // A submission of the step may make the same call with the same input as the event: those are two calls.
      const place = { run, step: call.effect.submits ? step : placeOf(press, event), wasInDoubt };
      return journaledCall(submission, place, call, doubts);
    });
    return inPressSpan(press, () => drive(steps, perform));
  });
  const noticed = withSwitchedOffNotice(performed, step, open.release.compiled.site, isSwitchedOff);
  const outcome = withPreviewNotice(noticed, step, deps.preview);
  if (!submission) return outcome;
  return withSubmissionNotices({ press, open }, outcome, { submission, doubts, wasInDoubt }, deps);
}

function replyOf(
  press: StepSubmission,
  open: OpenJourney,
  outcome: EventOutcome,
  deps: SubmitDeps,
): EventReply {
  const { state, events } = outcome;
  const here = open.journey.pageOf(press.step).path;
  if ('destination' in outcome) {
    const location = locationOf(open, outcome.destination, deps.services);
    if (location === undefined) return { outcome: 'failed', location: here, notices: [], events };
    return { outcome: outcome.outcome === 'accepted' ? 'accepted' : 'redirected', location, events };
  }
  const environment = open.journey.environment(press.step, momentOf(deps));
  const visit = visitStep(open.journey.compiled, state, press.step, environment);
  if (visit.visit === 'redirect') {
    const { destination } = visit;
    const location = pathAfterFault(press, open, state, deps, destination) ?? pathTo(open, destination);
    return { outcome: 'redirected', location, events };
  }
  const isNow = stepNow(open, state, visit, deps);
  const { notices } = isNow.model;
  if (outcome.outcome === 'invalid') {
    return { outcome: 'invalid', location: here, problems: outcome.problems, events, ...isNow };
  }
  const isFailed = outcome.outcome === 'failed';
  return { outcome: isFailed ? 'failed' : 'updated', location: here, ...isNow, notices, events };
}

/** Key of an event in the ledger, different from other events of the step and from its submission. */
function placeOf({ step }: StepSubmission, { event, field }: FieldEvent): string {
  return `${step}/${event}/${field}`;
}

/** Whether the event may submit its step, and whether it has a call to make once for the same answers. */
function effectsOf({ journey }: OpenJourney, step: string, { event, field: name }: FieldEvent) {
  const field = fieldsShown(journey.compiled, step).find((each) => each.name === name);
  const { sequences } = journey.compiled;
  const own = field ? actionsOfField(field, eventProperties[event]) : [];
  const actions = own.flatMap((action) => withInner(action, sequences));
  return {
    submits: actions.some((action) => 'submit' in action),
    isOnce: actions.some((action) => 'call' in action && action.once === true),
  };
}
