import type { Answers, Entry } from '../answers/answers.ts';
import { readEntries } from '../answers/read-entries.ts';
import type { FieldProblem } from '../forms/validate-form.ts';
import type { Destination } from './compile-actions.ts';
import { type CompiledJourney, findStep } from './compile-journey.ts';
import {
  type ActionFrame,
  type AnalyticsEvent,
  type Effect,
  type EffectOutcome,
  interpretActions,
} from './interpret-actions.ts';
import type { JourneyState } from './state.ts';
import { visitStep } from './visit-step.ts';
import { type VisitedStep, walkJourney } from './walk.ts';

/** How a submission ended; `state` is what to remember, `events` what to push onto the data layer. */
export type StepOutcome = { readonly state: JourneyState; readonly events: readonly AnalyticsEvent[] } & (
  | { readonly outcome: 'invalid'; readonly problems: readonly FieldProblem[] }
  /** A call failed; the notices are in the state. */
  | { readonly outcome: 'failed' }
  | { readonly outcome: 'accepted'; readonly destination: Destination }
  /** The visitor may not be at this step. */
  | { readonly outcome: 'redirected'; readonly destination: Destination }
);

/**
 * One press of a step's submit button: reads the answers, validates those that count, performs what the step says,
 * and decides where the visitor goes next. Pure but for the effects it yields.
 * @param entries the submitted form, as `FormData` gives it
 */
export function* submitStep(
  journey: CompiledJourney,
  before: JourneyState,
  stepId: string,
  entries: readonly Entry[],
  frame: Omit<ActionFrame, 'journey' | 'problem'>,
): Generator<Effect, StepOutcome, EffectOutcome> {
  const visit = visitStep(journey, before, stepId, frame.environment);
  if (visit.visit === 'redirect') {
    return { outcome: 'redirected', destination: { step: visit.step }, state: before, events: [] };
  }
  const stored = recordAnswers(journey, before, stepId, entries);
  const notices = { ...stored.notices, [stepId]: [] };
  const state = { ...stored, notices, submitted: including(stored.submitted, stepId) };
  const current = visitedAgain(journey, state, visit.current, frame);
  const problems = current.problems.length > 0 ? current.problems : yield* verifyHuman(current);
  const [first] = problems;
  if (first) {
    const invalid = { ...state, completed: state.completed.filter((completed) => completed !== stepId) };
    const tracked = yield* interpretActions(current.step.onInvalid, invalid, {
      ...frame,
      journey,
      problem: first,
    });
    return { outcome: 'invalid', problems, state: tracked.state, events: tracked.events };
  }
  const done = yield* interpretActions(current.step.onSubmit, state, { ...frame, journey });
  if (done.outcome === 'diverted' && done.destination) {
    return { outcome: 'redirected', destination: done.destination, state: done.state, events: done.events };
  }
  if (done.outcome === 'failed') {
    const shown = { ...done.state.notices, [stepId]: done.notices };
    return { outcome: 'failed', state: { ...done.state, notices: shown }, events: done.events };
  }
  return {
    outcome: 'accepted',
    events: done.events,
    ...moveOn(journey, state, done.state, stepId, done.destination, frame),
  };
}

/**
 * The state with the answers of a step's form replaced by what was submitted. A field without any entry was not shown:
 * its answer stays parked. (Groups of boxes carry an empty entry, so that none ticked is told from not shown.)
 */
export function recordAnswers(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  entries: readonly Entry[],
): JourneyState {
  const shown = new Set(entries.map(([name]) => name));
  const fields = findStep(journey, stepId)
    .form.fields.map(({ field }) => field)
    .filter((field) => shown.has(field.name));
  const given = readEntries(fields, entries);
  const answers: { [field: string]: Answers[string] } = { ...state.answers };
  for (const { name } of fields) answers[name] = given[name];
  return { ...state, answers };
}

function visitedAgain(
  journey: CompiledJourney,
  state: JourneyState,
  visited: VisitedStep,
  frame: Omit<ActionFrame, 'journey' | 'problem'>,
): VisitedStep {
  const { path } = walkJourney(journey, state, frame.environment);
  return path.find(({ step }) => step === visited.step) ?? visited;
}

/** Asks the outside whether a person answered, when the form asks for it. */
function* verifyHuman(current: VisitedStep): Generator<Effect, readonly FieldProblem[], EffectOutcome> {
  for (const { field } of current.evaluation.relevant) {
    const answer = current.evaluation.answers[field.name];
    if (field.type !== 'human-check' || answer === undefined) continue;
    const verdict = yield { effect: 'verify', answer };
    if (!verdict.ok)
      return [{ field: field.name, keyword: 'required', message: field.messages?.required ?? field.label }];
  }
  return [];
}

/** Marks the step complete, forgets orphans that ask for it, and finds where to go. */
function moveOn(
  journey: CompiledJourney,
  before: JourneyState,
  after: JourneyState,
  stepId: string,
  destination: Destination | undefined,
  frame: Omit<ActionFrame, 'journey' | 'problem'>,
): { readonly state: JourneyState; readonly destination: Destination } {
  const restarted = after.run !== before.run;
  const completed = restarted ? after : { ...after, completed: including(after.completed, stepId) };
  const walk = walkJourney(journey, completed, frame.environment);
  const state = restarted
    ? completed
    : { ...completed, answers: withoutOrphans(journey, completed.answers, walk.answers) };
  if (destination) return { state, destination };
  const index = walk.path.findIndex(({ step }) => step.step.id === stepId);
  const next = walk.path[index + 1] ?? walk.frontier;
  return { state, destination: { step: next.step.step.id } };
}

function withoutOrphans(journey: CompiledJourney, answers: Answers, counted: Answers): Answers {
  const orphans = new Set<string>();
  for (const { form } of journey.steps) {
    for (const { field } of form.fields) {
      if ('orphan' in field && field.orphan === 'clear' && counted[field.name] === undefined)
        orphans.add(field.name);
    }
  }
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !orphans.has(name)));
}

function including(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item];
}
