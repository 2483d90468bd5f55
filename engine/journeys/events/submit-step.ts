import type { Problem } from '../../base/problems/problem.ts';
import type { Answers, Entry } from '../../base/values/answers.ts';
import {
  answerNames,
  defaultOf,
  isQuestion,
  labelOf,
  messagesOf,
  provesHuman,
} from '../../forms/answers/questions.ts';
import type { FieldProblem } from '../../forms/validate-form.ts';
import { faultNotices } from '../interpreter/fault-notice.ts';
import {
  type ActionsOutcome,
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from '../interpreter/interpret-actions.ts';
import type { Destination, Notice } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import { type JourneyState, withNotices } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { parkedAnswers } from '../state/parked-answers.ts';
import { recordAnswers } from '../state/record-answers.ts';
import { passStale } from '../walk/bound-results.ts';
import { openSteps, stepNamedNext, type VisitedStep, visitTo, type Walk, walkJourney } from '../walk/walk.ts';
import { arriveAt } from './arrive-at.ts';
import { returnFrom, stateFor, unmetNeed, type Visit, visitStep } from './visit-step.ts';

/** Outcome of a submission: `state` to store, `events` for the data layer. */
export type StepOutcome = { readonly state: JourneyState; readonly events: readonly AnalyticsEvent[] } & (
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[] }
  /** The answers are valid but make unseen questions relevant. The state names them. */
  | { readonly outcome: 'revealed' }
  /** A call failed, or a rule for the next step could not be evaluated; the notices are in the state. */
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'accepted'; readonly destination: Destination }
  /** The visitor may not visit this step. */
  | { readonly outcome: 'redirected'; readonly destination: Destination }
);

/**
 * Handles a press of a step's submit button: reads the answers, validates those of relevant fields, runs the
 * step's actions and decides the next step. Pure apart from the effects it yields.
 * @param entries the submitted form, as `FormData` gives it
 */
export function* submitStep(
  journey: CompiledJourney,
  stored: JourneyState,
  stepId: string,
  entries: readonly Entry[],
  frame: EventFrame,
): Generator<Effect, StepOutcome, EffectOutcome> {
  const before = stateFor(journey, stored, stepId, frame.nextRun);
  const visit = visitStep(journey, before, stepId, frame.environment);
  // Answers to a step that is currently unreachable are still stored.
  const answered = recordAnswers(journey, before, stepId, entries);
  if (visit.visit === 'redirect') {
    return { outcome: 'redirected', destination: visit.destination, state: answered, events: [] };
  }
  const state = withNotices(answered, stepId, []);
  return yield* submitAnswered(journey, visit, state, frame);
}

/**
 * As `submitStep`, for a step whose answers and notices are already in the state.
 * @param visit the visit before the answers were stored
 */
export function* submitAnswered(
  journey: CompiledJourney,
  visit: Extract<Visit, { visit: 'show' }>,
  answered: JourneyState,
  frame: EventFrame,
): Generator<Effect, StepOutcome, EffectOutcome> {
  const stepId = visit.current.step.definition.id;
  const earlier = answered.notices[stepId] ?? [];
  const state = { ...answered, submitted: including(answered.submitted, stepId) };
  const current = visitedAgain(journey, state, visit.current, frame);
  const unseen =
    current.problems.length === 0 && frame.withoutScripts ? unseenQuestions(visit, current, state) : [];
  if (unseen.length > 0) {
    const revealed = { ...answered.revealed, [stepId]: unseen };
    return { outcome: 'revealed', state: { ...answered, revealed }, events: [] };
  }
  const problems = current.problems.length > 0 ? current.problems : yield* verifyHuman(current);
  const [first] = problems;
  if (first) {
    const invalid = {
      ...state,
      answers: { ...state.answers, ...leftBlank(current, state) },
      completed: state.completed.filter((completed) => completed !== stepId),
    };
    const tracked = yield* interpretActions(current.step.onInvalid, invalid, {
      ...frame,
      journey,
      step: stepId,
      problem: first,
    });
    return { outcome: 'invalid', problems, state: tracked.state, events: tracked.events };
  }
  if (current.fault) return faulted(journey, state, stepId, earlier, frame);
  const done = yield* interpretActions(current.step.onSubmit, state, { ...frame, journey, step: stepId });
  if (done.outcome === 'diverted' && done.destination) {
    const { destination, events } = done;
    const walk = walkJourney(journey, done.state, frame.environment);
    const departure = { from: stepId, to: destination, notices: done.notices };
    const state = arriveAt(journey, done.state, walk, departure);
    return { outcome: 'redirected', destination, state, events };
  }
  if (done.outcome === 'failed') {
    const shown = withNotices(done.state, stepId, [...earlier, ...done.notices]);
    return { outcome: 'failed', state: shown, events: done.events };
  }
  const moved = moveOn(
    journey,
    visit.walk,
    withEarlierNotices(earlier, done, stepId),
    answered.run,
    stepId,
    frame,
  );
  if (!moved)
    return {
      ...faulted(journey, done.state, stepId, [...earlier, ...done.notices], frame),
      events: done.events,
    };
  return { outcome: 'accepted', events: done.events, ...moved };
}

/** A rule could not be evaluated: the visitor stays on the step and sees a notice. */
function faulted(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  earlier: readonly Notice[],
  { environment }: EventFrame,
): StepOutcome {
  const shown = [...earlier, ...faultNotices(journey, stepId, environment)];
  return { outcome: 'failed', state: withNotices(state, stepId, shown), events: [] };
}

/**
 * Marks the unanswered questions of a rejected step as seen (`null`), whether or not the submitted form had
 * them: their errors are shown. A question with a default is shown again with it instead.
 */
function leftBlank({ evaluation }: VisitedStep, { answers }: JourneyState): Answers {
  const blank = evaluation.relevant.filter(
    ({ field }) => isQuestion(field) && defaultOf(field) === undefined && answers[field.name] === undefined,
  );
  return Object.fromEntries(blank.map(({ field }) => [field.name, null]));
}

/** Unanswered questions that became relevant by this press: a page without scripts has not shown them yet. */
function unseenQuestions(
  { current: before }: Extract<Visit, { visit: 'show' }>,
  { evaluation }: VisitedStep,
  { answers }: JourneyState,
): readonly string[] {
  const seen = new Set(before.evaluation.relevant.map(({ field }) => field.name));
  return evaluation.relevant
    .map(({ field }) => field)
    .filter((field) => isQuestion(field) && !seen.has(field.name) && answers[field.name] === undefined)
    .map(({ name }) => name);
}

/** Moves the notices of a step to the outcome, for its destination. */
function withEarlierNotices(
  earlier: readonly Notice[],
  done: ActionsOutcome,
  stepId: string,
): ActionsOutcome {
  if (earlier.length === 0) return done;
  return {
    ...done,
    state: withNotices(done.state, stepId, []),
    notices: [...earlier, ...done.notices],
  };
}

function visitedAgain(
  journey: CompiledJourney,
  state: JourneyState,
  visited: VisitedStep,
  frame: EventFrame,
): VisitedStep {
  const walk = walkJourney(journey, state, frame.environment);
  return openSteps(walk).find(({ step }) => step === visited.step) ?? visited;
}

/** Verifies that a person answered, if the form has a human check. */
function* verifyHuman(current: VisitedStep): Generator<Effect, readonly FieldProblem[], EffectOutcome> {
  for (const { field } of current.evaluation.relevant) {
    const answer = current.evaluation.answers[field.name];
    if (!provesHuman(field) || answer === undefined) continue;
    const verdict = yield { effect: 'verify', answer };
    if (verdict.ok) continue;
    const message = messagesOf(field).required ?? labelOf(field);
    return [{ field: field.name, keyword: 'required', message }];
  }
  return [];
}

/**
 * Marks the step complete, removes orphans, finds the destination and ends the run at a final step. Undefined
 * when a rule for the next step cannot be evaluated.
 */
function moveOn(
  journey: CompiledJourney,
  walkBefore: Walk,
  done: ActionsOutcome,
  runBefore: string,
  stepId: string,
  { environment, cameFrom }: EventFrame,
): { readonly state: JourneyState; readonly destination: Destination } | undefined {
  const { state: after, destination } = done;
  const restarted = after.run !== runBefore;
  const taken = { ...after, completed: including(after.completed, stepId) };
  const completed = restarted
    ? after
    : passStale(taken, stepId, walkJourney(journey, taken, environment).stale);
  const walk = walkJourney(journey, completed, environment);
  const next = restarted
    ? completed
    : { ...completed, answers: withoutOrphans(journey, completed.answers, walk) };
  const faults = walk.fault ? [walk.fault] : [];
  const to = destination ?? { step: followingStep(journey, walk, next, stepId, cameFrom, faults) };
  const entered = 'step' in to && visitTo(walk.path, to.step);
  if (entered && entered.step.definition.id !== stepId) unmetNeed(entered, faults);
  if (faults.length > 0) return undefined;
  const { parkedNotice } = findStep(journey, stepId).definition;
  const parks = !restarted && parkedAnswers(journey, walkBefore, walk, stepId, next.chosen).length > 0;
  const parked: readonly Notice[] = parks && parkedNotice ? [{ tone: 'info', message: parkedNotice }] : [];
  const departure = { from: stepId, to, notices: [...done.notices, ...parked] };
  return { state: arriveAt(journey, next, walk, departure), destination: to };
}

/** The step after a completed one. */
export function goOnFrom(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  { environment, cameFrom }: Omit<EventFrame, 'nextRun'>,
): string {
  return followingStep(journey, walkJourney(journey, state, environment), state, stepId, cameFrom, []);
}

/**
 * The step after a completed one. After an aside: the step it names, or the one the visitor came from. A
 * visitor who came only to change this step returns to where they were, or to the frontier if that step can
 * no longer be visited.
 */
function followingStep(
  journey: CompiledJourney,
  walk: Walk,
  state: JourneyState,
  stepId: string,
  cameFrom: string | undefined,
  faults: Problem[],
): string {
  const idOf = ({ step }: VisitedStep) => step.definition.id;
  const aside = visitTo(walk.asides, stepId);
  if (aside) {
    const named = stepNamedNext(journey, aside.step, aside.evaluation.scope, faults);
    return named?.definition.id ?? idOf(returnFrom(walk, aside.step, state));
  }
  const later = walk.path.slice(walk.path.findIndex((visited) => idOf(visited) === stepId) + 1);
  const next = later[0] ?? walk.frontier;
  if (cameFrom === undefined || cameFrom === stepId) return idOf(next);
  return idOf(visitTo([...later, ...walk.asides], cameFrom) ?? walk.frontier);
}

/**
 * The answers without those that no longer count and whose fields have `orphan: clear`. Unfit answers stay,
 * so that the visitor can correct them.
 */
function withoutOrphans(journey: CompiledJourney, answers: Answers, { path, ...walk }: Walk): Answers {
  const counted: Answers = Object.assign({}, walk.answers, ...path.map(({ evaluation }) => evaluation.unfit));
  const orphans = new Set<string>();
  for (const { form } of journey.steps) {
    for (const { field } of form.fields) {
      if (!('orphan' in field) || field.orphan !== 'clear' || counted[field.name] !== undefined) continue;
      for (const name of answerNames(field)) orphans.add(name);
    }
  }
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !orphans.has(name)));
}

function including(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item];
}
