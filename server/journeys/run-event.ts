import {
  type AnalyticsEvent,
  actionsOf,
  drive,
  type EventOutcome,
  type FieldEvent,
  fieldsShown,
  type Notice,
  recordAnswers,
  returnToStep,
  runFieldEvent,
  type StepModel,
  stateFor,
  visitStep,
} from '#engine';
import type { Action } from '#schemas';
import type { Submission } from '../sessions/submission.ts';
import { digest } from './digest.ts';
import { momentOf, type OpenJourney, openJourney } from './journey-session.ts';
import { locationOf } from './location-of.ts';
import { effectPerformer, journaledCall, plainCall } from './perform-effect.ts';
import { saveState } from './save-state.ts';
import { stepModelOf } from './step-model-of.ts';
import { runAfter } from './stored-state.ts';
import type { SubmitDeps } from './submit-deps.ts';
import type { StepSubmission, SubmissionReply } from './submit-step.ts';

/** What an event within a step comes to, for the visitor. */
export type EventReply =
  /** The step as it stands now. `location` is its own page. */
  | {
      readonly outcome: 'updated';
      readonly location: string;
      readonly model: StepModel;
      readonly notices: readonly Notice[];
      readonly events: readonly AnalyticsEvent[];
    }
  | Extract<SubmissionReply, { readonly outcome: 'accepted' | 'redirected' | 'failed' }>;

/**
 * A change or a press of a field: keeps what was typed and performs what the field says. Its calls are made each time,
 * but for those that say `once`. Undefined when there is no such journey or step.
 */
export async function runStepEvent(
  press: StepSubmission,
  event: FieldEvent,
  deps: SubmitDeps,
): Promise<EventReply | undefined> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  if (!open?.journey.journey.steps.some(({ id }) => id === press.step)) return undefined;
  const here = open.journey.pageOf(press.step).path;
  const state = stateFor(open.journey.compiled, open.state, press.step, runAfter);
  if (state.run !== press.run) {
    // A form of a run that is over: what was typed is kept for the next one, and nothing is done.
    const kept = recordAnswers(open.journey.compiled, state, press.step, press.entries);
    await saveState(press.sessionId, open, kept, deps);
    return { outcome: 'redirected', location: here, events: [] };
  }
  if (!callsOnce(open, press.step, event)) return await performEvent(press, event, deps);
  let events: readonly AnalyticsEvent[] = [];
  const ended = await deps.submissions.submitOnce(
    {
      sessionKey: digest([press.sessionId, press.journey, press.run]),
      step: placeOf(press, event),
      fingerprint: digest(press.entries),
    },
    async (submission) => {
      const reply = await performEvent(press, event, deps, submission);
      // Only the press that did the work tells analytics.
      events = reply?.events ?? [];
      // What the step is like now is in the session; only where the visitor went is not.
      return { outcome: 'finished', result: reply?.outcome === 'updated' ? null : reply };
    },
  );
  if (ended.outcome === 'busy') return { outcome: 'failed', location: here, notices: [], events: [] };
  if (ended.result) return { ...(ended.result as Exclude<EventReply, { outcome: 'updated' }>), events };
  const now = await openJourney(press.sessionId, press.journey, deps);
  return now && replyOf(press, now, { outcome: 'updated', state: now.state, events }, deps);
}

/** A visitor comes back from a hosted page: performs what the step says, and gives the path to go on at. */
export async function runReturn(
  press: Omit<StepSubmission, 'entries' | 'run' | 'sessionId'> & { readonly sessionId: string | undefined },
  returned: { readonly [name: string]: string },
  deps: SubmitDeps,
): Promise<string | undefined> {
  const { sessionId = '' } = press;
  const open = await openJourney(sessionId, press.journey, deps);
  if (!open?.journey.journey.steps.some(({ id }) => id === press.step)) return undefined;
  const { journey, state } = open;
  const here = journey.pageOf(press.step).path;
  // Without a session nothing was begun that one could come back to.
  if (open.revision === 0) return here;
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const steps = returnToStep(journey.compiled, state, press.step, returned, {
    environment,
    nextRun: runAfter,
  });
  const source = { ...press, open, run: state.run };
  const outcome = await drive(steps, effectPerformer(source, deps, plainCall));
  if (outcome.state !== state) await saveState(sessionId, open, outcome.state, deps);
  return outcome.outcome === 'left' ? (locationOf(open, outcome.destination, deps.services) ?? here) : here;
}

async function performEvent(
  press: StepSubmission,
  event: FieldEvent,
  deps: SubmitDeps,
  submission?: Submission,
): Promise<EventReply | undefined> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  if (!open) return undefined;
  const { journey, state } = open;
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const frame = { environment, nextRun: runAfter };
  const steps = runFieldEvent(journey.compiled, state, press.step, event, press.entries, frame);
  // A submission of the step may make the same call with the same input: that is another call.
  const place = { run: press.run, step: placeOf(press, event) };
  const perform = effectPerformer({ ...press, open }, deps, (call) =>
    submission && call.effect.once ? journaledCall(submission, place, call) : plainCall(call),
  );
  const outcome = await drive(steps, perform);
  await saveState(press.sessionId, open, outcome.state, deps);
  return replyOf(press, open, outcome, deps);
}

function replyOf(
  press: StepSubmission,
  open: OpenJourney,
  outcome: EventOutcome,
  deps: SubmitDeps,
): EventReply {
  const { state, events } = outcome;
  const here = open.journey.pageOf(press.step).path;
  if (outcome.outcome === 'left') {
    const location = locationOf(open, outcome.destination, deps.services);
    if (location === undefined) return { outcome: 'failed', location: here, notices: [], events };
    return { outcome: 'redirected', location, events };
  }
  const moment = momentOf(deps);
  const environment = open.journey.environment(press.step, moment);
  const visit = visitStep(open.journey.compiled, state, press.step, environment);
  if (visit.visit === 'redirect') {
    return { outcome: 'redirected', location: open.journey.pageOf(visit.step).path, events };
  }
  const model = stepModelOf(open, state, visit, { moment, events: [] });
  return { outcome: 'updated', location: here, model, notices: model.notices, events };
}

/** Tells the events of a step apart from one another, and from its submission. */
function placeOf({ step }: StepSubmission, { event, field }: FieldEvent): string {
  return `${step}/${event}/${field}`;
}

/** Whether some call of the event is to be made once for the same answers. */
function callsOnce({ journey }: OpenJourney, step: string, { event, field: name }: FieldEvent): boolean {
  const field = fieldsShown(journey.compiled, step).find((each) => each.name === name);
  return field !== undefined && actionsOf(field, event).some(isOnce);
}

function isOnce(action: Action): boolean {
  const within = [
    ...('actions' in action ? action.actions : []),
    ...('onFailure' in action ? (action.onFailure ?? []) : []),
  ];
  return (action.action === 'call' && action.once === true) || within.some(isOnce);
}
