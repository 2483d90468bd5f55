import {
  type AnalyticsEvent,
  drive,
  type Entry,
  type FieldProblem,
  goOnFrom,
  type JourneyState,
  type Notice,
  recordAnswers,
  type StepOutcome,
  stateFor,
  submitStep,
  visitStep,
} from '#engine';
import type { Submission } from '../sessions/submission.ts';
import type { WorkResult } from '../sessions/submissions.ts';
import { digest } from './digest.ts';
import { momentOf, type OpenJourney, openJourney } from './journey-session.ts';
import { locationOf } from './location-of.ts';
import { effectPerformer, journaledCall } from './perform-effect.ts';
import { withPreviewNotice } from './preview-run.ts';
import { saveState } from './save-state.ts';
import { runAfter } from './stored-state.ts';
import type { SubmitDeps } from './submit-deps.ts';

/** What a press of a step's button comes to, for the visitor. `location` is a path of this site, or a hosted page. */
export type SubmissionReply =
  | {
      readonly outcome: 'accepted' | 'redirected';
      readonly location: string;
      readonly events: readonly AnalyticsEvent[];
    }
  | {
      readonly outcome: 'invalid';
      readonly location: string;
      readonly problems: readonly FieldProblem[];
      readonly events: readonly AnalyticsEvent[];
    }
  | {
      readonly outcome: 'failed';
      readonly location: string;
      readonly notices: readonly Notice[];
      readonly events: readonly AnalyticsEvent[];
    };

export interface StepSubmission {
  readonly sessionId: string;
  readonly journey: string;
  readonly step: string;
  /** The run that the submitted form was made for. */
  readonly run: string;
  /** The form's fields, without names of our own. */
  readonly entries: readonly Entry[];
  /** Of the site, as the visitor knows it. */
  readonly origin: string;
  /** The step that the visitor came from only to change this one. */
  readonly cameFrom?: string | undefined;
}

/**
 * One press: validates, and where the step calls anything, does so exactly once for any number of equal presses in any
 * number of tabs and instances. Undefined when there is no such journey or step.
 */
export async function submitJourneyStep(
  press: StepSubmission,
  deps: SubmitDeps,
): Promise<SubmissionReply | undefined> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  if (!open?.journey.journey.steps.some(({ id }) => id === press.step)) return undefined;
  if (press.run === stateOf(press, open).run) {
    const settled = settleWithoutCalls(press, open, deps);
    if (settled) return conclude(press, open, settled, deps);
  }
  let performed = false;
  const sessionKey = digest([press.sessionId, press.journey, press.run]);
  const ended = await deps.submissions.submitOnce(
    {
      sessionKey,
      step: press.step,
      fingerprint: digest(press.entries),
      mayRepeat: () => isRunGoingOn(press, deps),
    },
    (submission) => {
      performed = true;
      return performSubmission(press, submission, deps);
    },
  );
  if (ended.outcome === 'busy')
    return { outcome: 'failed', location: open.journey.pageOf(press.step).path, notices: [], events: [] };
  const reply = ended.result as SubmissionReply;
  if (performed) return reply;
  // Only the press that did the work tells analytics.
  return { ...reply, location: await locationNow(press, reply, deps), events: [] };
}

/** Where a press that was made before leads: whoever came only to change the step goes back, changed or not. */
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

/**
 * Whether the run that a form was made for has not ended. What surrounds a step may have changed since it was submitted:
 * the same press is then work to be done again.
 */
export async function isRunGoingOn(press: StepSubmission, deps: SubmitDeps): Promise<boolean> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  return open !== undefined && stateOf(press, open).run === press.run;
}

/** The outcome of a press that needs nothing from outside; undefined when it does. */
function settleWithoutCalls(
  press: StepSubmission,
  open: OpenJourney,
  deps: SubmitDeps,
): StepOutcome | undefined {
  const turn = startSubmission(press, open, deps).next();
  return turn.done ? turn.value : undefined;
}

/** The run that a form of the step belongs to: once a run has ended, another step's form is of the next. */
function stateOf({ step }: StepSubmission, { journey, state }: OpenJourney): JourneyState {
  return stateFor(journey.compiled, state, step, runAfter);
}

function startSubmission(press: StepSubmission, { journey, state }: OpenJourney, deps: SubmitDeps) {
  const environment = journey.environment(press.step, momentOf(deps, press.origin));
  const { step, entries, cameFrom } = press;
  return submitStep(journey.compiled, state, step, entries, { environment, nextRun: runAfter, cameFrom });
}

/** The work that only one of several equal presses does. */
async function performSubmission(
  press: StepSubmission,
  submission: Submission,
  deps: SubmitDeps,
): Promise<WorkResult> {
  const open = await openJourney(press.sessionId, press.journey, deps);
  if (!open) return { outcome: 'failed', result: undefined };
  const outcome: StepOutcome =
    stateOf(press, open).run === press.run
      ? await drive(
          startSubmission(press, open, deps),
          effectPerformer({ ...press, open }, deps, (call) => journaledCall(submission, press, call)),
        )
      : supersede(press, open, deps);
  const reply = await conclude(press, open, withPreviewNotice(outcome, press.step, deps.preview), deps);
  return { outcome: reply.outcome === 'failed' ? 'failed' : 'finished', result: reply };
}

/**
 * The run this form was made for is over: what was typed is kept for the next one, nothing is sent, and the visitor is
 * told so where that one stands.
 */
export function supersede(press: StepSubmission, open: OpenJourney, deps: SubmitDeps): StepOutcome {
  const { compiled, environment, journey } = open.journey;
  const kept = recordAnswers(compiled, stateOf(press, open), press.step, press.entries);
  const visit = visitStep(compiled, kept, press.step, environment(press.step, momentOf(deps, press.origin)));
  const step = visit.visit === 'redirect' ? visit.step : press.step;
  const told = journey.staleNotice ? [{ tone: 'info' as const, ...journey.staleNotice }] : [];
  const state = { ...kept, notices: { ...kept.notices, [step]: told } };
  return { outcome: 'redirected', destination: { step }, state, events: [] };
}

/** Remembers what came of a press and says it in the visitor's terms. */
async function conclude(
  press: StepSubmission,
  open: OpenJourney,
  outcome: StepOutcome,
  deps: SubmitDeps,
): Promise<SubmissionReply> {
  await saveState(press.sessionId, open, outcome.state, deps);
  const { events } = outcome;
  const here = open.journey.pageOf(press.step).path;
  switch (outcome.outcome) {
    case 'invalid':
      return { outcome: 'invalid', location: here, problems: outcome.problems, events };
    case 'failed':
      return { outcome: 'failed', location: here, notices: outcome.state.notices[press.step] ?? [], events };
    case 'accepted':
    case 'redirected': {
      const location = locationOf(open, outcome.destination, deps.services);
      if (location === undefined) return { outcome: 'failed', location: here, notices: [], events };
      return { outcome: outcome.outcome, location, events };
    }
  }
}
