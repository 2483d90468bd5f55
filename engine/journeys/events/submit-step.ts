import type { Answers, Entry, JsonValue } from '../../base/values/answers.ts';
import { defaultOf, isQuestion, messagesOf, provesHuman } from '../../forms/answers/questions.ts';
import type { ItemEvaluation } from '../../forms/evaluate-form.ts';
import { labelNow } from '../../forms/field-words.ts';
import { itemsIn } from '../../forms/fields/list-item.ts';
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
import type { CompiledJourney } from '../model/compile-journey.ts';
import { type JourneyState, withNotices } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { recordAnswers } from '../state/record-answers.ts';
import { openSteps, type VisitedStep, walkJourney } from '../walk/walk.ts';
import { arriveAt } from './arrive-at.ts';
import { moveOn } from './move-on.ts';
import { makeOpenLookUps } from './open-look-ups.ts';
import { searchTyped } from './search-suggestions.ts';
import { stateFor, type Visit, visitStep } from './visit-step.ts';

/** Outcome of a submission: `state` to store, `events` for the data layer. */
export type StepOutcome = { readonly state: JourneyState; readonly events: readonly AnalyticsEvent[] } & (
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[] }
  /**
   * Nothing that the visitor has seen is wrong, but there are new questions, which the state names, or suggestions to
   * choose from.
   */
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
  const submitted = including(answered.submitted, stepId);
  const lookedUp = yield* makeOpenLookUps(journey, { ...answered, submitted }, stepId, frame);
  const done = yield* submitLookedUp(journey, visit, answered, lookedUp.state, frame);
  return lookedUp.events.length > 0 ? { ...done, events: [...lookedUp.events, ...done.events] } : done;
}

function* submitLookedUp(
  journey: CompiledJourney,
  visit: Extract<Visit, { visit: 'show' }>,
  answered: JourneyState,
  lookedUp: JourneyState,
  frame: EventFrame,
): Generator<Effect, StepOutcome, EffectOutcome> {
  const stepId = visit.current.step.definition.id;
  const current = visitedAgain(journey, lookedUp, visit.current, frame);
  const unseen = frame.withoutScripts ? unseenQuestions(visit, current, lookedUp) : [];
  if (unseen.length > 0 && current.problems.every(({ field }) => unseen.includes(field))) {
    const { submitted } = answered;
    const revealed = { ...lookedUp.revealed, [stepId]: unseen };
    return { outcome: 'revealed', state: { ...lookedUp, submitted, revealed }, events: [] };
  }
  const state = frame.withoutScripts ? yield* searchTyped(visit.current, current, lookedUp) : lookedUp;
  if (!state.submitted.includes(stepId)) return { outcome: 'revealed', state, events: [] };
  const earlier = state.notices[stepId] ?? [];
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
  const seen = Object.entries(evaluation.items).map(
    ([list, items]) => [list, itemsLeftBlank(answers[list], items)] as const,
  );
  return { ...Object.fromEntries(blank.map(({ field }) => [field.name, null])), ...Object.fromEntries(seen) };
}

/** The items of a list with their relevant questions marked as seen. */
function itemsLeftBlank(
  answer: JsonValue | undefined,
  evaluated: readonly ItemEvaluation[],
): JsonValue | undefined {
  if (!Array.isArray(answer)) return answer;
  return itemsIn(answer).map((item) => {
    const relevant = evaluated.find(({ id }) => id === item.id)?.relevant ?? [];
    return { ...Object.fromEntries(relevant.map(({ field }) => [field.name, null])), ...item };
  }) as JsonValue;
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
  const { relevant, answers, scope } = current.evaluation;
  for (const compiled of relevant) {
    const { field } = compiled;
    const answer = answers[field.name];
    if (!provesHuman(field) || answer === undefined) continue;
    const verdict = yield { effect: 'verify', answer };
    if (verdict.ok) continue;
    const message = messagesOf(field).required ?? labelNow(compiled, scope);
    return [{ field: field.name, keyword: 'required', message }];
  }
  return [];
}

function including(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item];
}
