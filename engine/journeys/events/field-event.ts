import type { Field } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import { changeItems } from '../../forms/answers/list-items.ts';
import { answerNames, suggestionsOf } from '../../forms/answers/questions.ts';
import { evaluateForm } from '../../forms/evaluate-form.ts';
import type { ItemEdit } from '../../forms/fields/list-item.ts';
import {
  type Effect,
  type EffectOutcome,
  type EventFrame,
  interpretActions,
} from '../interpreter/interpret-actions.ts';
import { type CompiledActions, compileActions, type Destination } from '../model/compile-actions.ts';
import { type CompiledJourney, findStep } from '../model/compile-journey.ts';
import { actionsOfField } from '../model/event-actions.ts';
import { type JourneyState, withNotices } from '../model/state.ts';
import type { AnalyticsEvent } from '../model/track.ts';
import { fieldsShown, recordAnswers } from '../state/record-answers.ts';
import { journeySurroundings, openSteps, visitTo, walkJourney } from '../walk/walk.ts';
import { arriveAt } from './arrive-at.ts';
import { isRefused } from './open-look-ups.ts';
import { searchSuggestions } from './search-suggestions.ts';
import { type StepOutcome, submitAnswered } from './submit-step.ts';
import { stateFor, type Visit, visitStep } from './visit-step.ts';

/** The property of a field that lists the actions of each event. */
export const eventProperties = { change: 'onChange', press: 'onPress' } as const;

/** A change or press of a field. */
export interface FieldEvent {
  readonly event: keyof typeof eventProperties;
  readonly field: string;
  /** A change of the items of a list. */
  readonly edit?: ItemEdit;
}

/** Outcome of a field event; notices are in the state. */
export type EventOutcome =
  | ({ readonly state: JourneyState; readonly events: readonly AnalyticsEvent[] } & (
      | { readonly outcome: 'updated' }
      /** The visitor leaves the step, or may not visit it. */
      | { readonly outcome: 'left'; readonly destination: Destination }
    ))
  /** The event submitted the step. */
  | StepOutcome;

/**
 * Handles a change or press of a field: stores the answers without validating them, and runs the field's
 * actions. Does nothing for a field that is not relevant. Pure apart from the effects it yields.
 * @param entries the current form, as `FormData` gives it
 */
export function* runFieldEvent(
  journey: CompiledJourney,
  stored: JourneyState,
  stepId: string,
  { event, field: name, edit }: FieldEvent,
  entries: readonly Entry[],
  frame: EventFrame,
): Generator<Effect, EventOutcome, EffectOutcome> {
  const before = stateFor(journey, stored, stepId, frame.nextRun);
  const visit = visitStep(journey, before, stepId, frame.environment);
  if (visit.visit === 'redirect') {
    return left(recordAnswers(journey, before, stepId, entries), visit.destination);
  }
  const field = fieldsShown(journey, stepId).find((each) => each.name === name);
  const searched = field && event === 'press' ? suggestionsOf(field) : undefined;
  const recorded = recordAnswers(
    journey,
    before,
    stepId,
    searched && field ? typed(field, entries) : entries,
  );
  const answered = field && edit ? withItems(recorded, field, edit) : recorded;
  const state = withNotices(answered, stepId, []);
  if (!field || !isRelevant(journey, state, stepId, field, frame))
    return { outcome: 'updated', state, events: [] };
  if (event === 'press' && !searched) {
    const visited = visitTo(openSteps(walkJourney(journey, state, frame.environment)), stepId);
    if (visited && isRefused(visited, field.name))
      return { outcome: 'updated', state: withRefused(state, stepId, field), events: [] };
  }
  const found = searched ? yield* searchSuggestions(stepId, field.name, searched, state) : state;
  const list = compileActions(actionsOfField(field, eventProperties[event]), journey);
  return yield* perform(journey, visit, found, list, frame);
}

function withItems(state: JourneyState, field: Field, edit: ItemEdit): JourneyState {
  const items = changeItems(field, state.answers[field.name] ?? undefined, edit) ?? null;
  return { ...state, answers: { ...state.answers, [field.name]: items } };
}

/** Handles the return from a hosted page: runs the step's `onReturn`. */
export function* returnToStep(
  journey: CompiledJourney,
  stored: JourneyState,
  stepId: string,
  returned: { readonly [name: string]: string },
  frame: EventFrame,
): Generator<Effect, EventOutcome, EffectOutcome> {
  const before = stateFor(journey, stored, stepId, frame.nextRun);
  const visit: Visit = visitStep(journey, before, stepId, frame.environment);
  if (visit.visit === 'redirect') return left(before, visit.destination);
  const { onReturn } = visit.current.step;
  return yield* perform(journey, visit, before, onReturn, { ...frame, returned });
}

function* perform(
  journey: CompiledJourney,
  visit: Extract<Visit, { visit: 'show' }>,
  before: JourneyState,
  actions: CompiledActions,
  frame: EventFrame & { readonly returned?: { readonly [name: string]: string } },
): Generator<Effect, EventOutcome, EffectOutcome> {
  const stepId = visit.current.step.definition.id;
  const done = yield* interpretActions(actions, before, { ...frame, journey, step: stepId });
  const { state, events, destination } = done;
  const shown = withNotices(state, stepId, done.notices);
  if (done.outcome === 'submitted') {
    const submitted = yield* ofSubmission(submitAnswered(journey, visit, shown, frame));
    return { ...submitted, events: [...events, ...submitted.events] };
  }
  if (!destination) return { outcome: 'updated', state: shown, events };
  const walk = walkJourney(journey, state, frame.environment);
  const departure = { from: stepId, to: destination, notices: done.notices };
  return { outcome: 'left', destination, state: arriveAt(journey, state, walk, departure), events };
}

/** Marks the calls of a submission started by a field: made only once, as for the submit button. */
function* ofSubmission(
  steps: Generator<Effect, StepOutcome, EffectOutcome>,
): Generator<Effect, StepOutcome, EffectOutcome> {
  let turn = steps.next();
  while (!turn.done) {
    const effect = turn.value;
    turn = steps.next(yield effect.effect === 'call' ? { ...effect, once: true, submits: true } : effect);
  }
  return turn.value;
}

/** The entries without a suggestion chosen for an earlier text. */
function typed(field: Field, entries: readonly Entry[]): readonly Entry[] {
  const first = entries.find(([name]) => name === field.name);
  const own = answerNames(field);
  return entries.filter((entry) => entry === first || !own.includes(entry[0]));
}

function isRelevant(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  field: Field,
  { environment }: EventFrame,
): boolean {
  const walk = walkJourney(journey, state, environment);
  const visited = visitTo(openSteps(walk), stepId);
  const form = findStep(journey, stepId).form;
  if (form.fields.some((compiled) => compiled.field === field)) {
    return visited?.evaluation.relevant.some((compiled) => compiled.field === field) ?? false;
  }
  if (!journey.summary) return false;
  const beside = evaluateForm(
    journey.summary,
    walk.answers,
    state.answers,
    journeySurroundings(journey, state, environment),
  );
  return beside.relevant.some((compiled) => compiled.field === field);
}

function withRefused(state: JourneyState, step: string, { name }: Field): JourneyState {
  const completed = state.completed.filter((id) => id !== step);
  return { ...state, completed, refused: { ...state.refused, [step]: [name] } };
}

function left(state: JourneyState, destination: Destination): EventOutcome {
  return { outcome: 'left', state, events: [], destination };
}
