import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnalyticsEvent,
  canonicalJson,
  type Destination,
  drive,
  type Effect,
  type EffectOutcome,
  type Entry,
  type FieldProblem,
  type JourneyState,
  type JsonValue,
  mergeStates,
  type Notice,
  recordAnswers,
  type StepOutcome,
  submitStep,
} from '#engine';
import type { ConnectedServices } from '../operations/connected-services.ts';
import { findOperation, runOperation } from '../operations/release-operations.ts';
import type { Submission } from '../sessions/submission.ts';
import type { Submissions, WorkResult } from '../sessions/submissions.ts';
import { type OpenJourney, openJourney, type SessionDeps } from './journey-session.ts';
import { joinState, runAfter, splitState, transactionIdOf } from './stored-state.ts';

/** What a press of a step's button comes to, for the visitor. `location` is a path of this site. */
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
}

export interface SubmitDeps extends SessionDeps {
  readonly submissions: Submissions;
  readonly services: ConnectedServices;
  /** Server settings that operation documents may read. */
  readonly settings: { readonly [name: string]: string };
  readonly verifyHuman: (answer: JsonValue) => Promise<boolean>;
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
  if (press.run === open.state.run) {
    const settled = settleWithoutCalls(press, open, deps);
    if (settled) return conclude(press, open, settled, deps);
  }
  let performed = false;
  const sessionKey = digest([press.sessionId, press.journey, press.run]);
  const ended = await deps.submissions.submitOnce(
    { sessionKey, step: press.step, fingerprint: digest(press.entries) },
    (submission) => {
      performed = true;
      return performSubmission(press, submission, deps);
    },
  );
  if (ended.outcome === 'busy')
    return { outcome: 'failed', location: open.journey.pageOf(press.step).path, notices: [], events: [] };
  const reply = ended.result as SubmissionReply;
  // Only the press that did the work tells analytics.
  return performed ? reply : { ...reply, events: [] };
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

function startSubmission(press: StepSubmission, { journey, state }: OpenJourney, deps: SubmitDeps) {
  const environment = journey.environment(press.step, deps.today());
  return submitStep(journey.compiled, state, press.step, press.entries, { environment, nextRun: runAfter });
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
    open.state.run === press.run
      ? await drive(startSubmission(press, open, deps), (effect) =>
          performEffect(effect, press, open, submission, deps),
        )
      : supersede(press, open);
  const reply = await conclude(press, open, outcome, deps);
  return { outcome: reply.outcome === 'failed' ? 'failed' : 'finished', result: reply };
}

/** The run this form was made for is over: what was typed is kept for the next one, and nothing is sent. */
function supersede(press: StepSubmission, { journey, state }: OpenJourney): StepOutcome {
  const kept = recordAnswers(journey.compiled, state, press.step, press.entries);
  return { outcome: 'redirected', destination: { step: press.step }, state: kept, events: [] };
}

async function performEffect(
  effect: Effect,
  press: StepSubmission,
  open: OpenJourney,
  submission: Submission,
  deps: SubmitDeps,
): Promise<EffectOutcome> {
  if (effect.effect === 'verify') {
    return (await deps.verifyHuman(effect.answer)) ? { ok: true } : { ok: false, reason: 'not verified' };
  }
  const operation = findOperation(open.release.compiled, effect.operation);
  if (!operation) return { ok: false, reason: 'unknown operation' };
  if (effect.attempt > 0) await sleep(pauseBefore(effect.attempt));
  const { surroundings } = open.journey.environment(press.step, deps.today());
  const scope = {
    ...surroundings,
    answers: {},
    facts: {},
    results: {},
    session: { run: press.run },
    settings: deps.settings,
  };
  const { key, operation: id, input } = effect;
  const firstId = transactionIdOf({ run: press.run, step: press.step, key, operation: id, input });
  const result = await submission.call(`${key} ${firstId}`, firstId, async (transactionId) => {
    const ran = await runOperation(operation, input, { services: deps.services, scope, transactionId });
    return ran.ok ? { state: 'answered', answer: ran.result } : { state: 'failed', answer: ran.reason };
  });
  if (result.state === 'failed') return { ok: false, reason: String(result.answer) };
  return { ok: true, ...(result.answer !== undefined && { result: result.answer as JsonValue }) };
}

/** Milliseconds before a repeat: a quarter of a second, then twice as long each time, two seconds at most. */
function pauseBefore(attempt: number): number {
  return Math.min(250 * 2 ** (attempt - 1), 2000);
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
    case 'redirected':
      return { outcome: outcome.outcome, location: locationOf(open, outcome.destination), events };
  }
}

function locationOf(open: OpenJourney, destination: Destination): string {
  if ('step' in destination) return open.journey.pageOf(destination.step).path;
  const page = open.release.compiled.documents.get(destination.page);
  return page?.kind === 'page' ? page.path : '/';
}

/** Saves by compare-and-swap; what another tab saved meanwhile is joined with this, never overwritten. */
export async function saveState(
  sessionId: string,
  open: OpenJourney,
  state: JourneyState,
  { sessions }: Pick<SessionDeps, 'sessions'>,
): Promise<void> {
  let expectedRevision = open.revision;
  let merged = state;
  for (let tries = 0; tries < 20; tries++) {
    const saved = await sessions.save({
      id: sessionId,
      journey: open.journey.journey.id,
      expectedRevision,
      run: merged.run,
      release: open.release.id,
      ...splitState(merged, open.journey.sensitive),
    });
    if (saved.outcome === 'saved') return;
    expectedRevision = saved.theirs?.revision ?? 0;
    merged = saved.theirs ? mergeStates(open.state, state, joinState(saved.theirs)) : state;
  }
  throw new Error('The session kept changing while it was saved.');
}

function digest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex');
}
