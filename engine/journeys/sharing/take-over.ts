import type { Journey } from '#schemas';
import { type Answers, type JsonValue, sameAnswer } from '../../base/values/answers.ts';
import { answerNames } from '../../forms/answers/questions.ts';
import type { ConstraintChecker } from '../../forms/validate-form.ts';
import type { CompiledJourney, CompiledStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';

/** Finds the constraint checker of a form. */
export type FindConstraints = (form: string) => ConstraintChecker;

/**
 * Copies answers that the visitor has since given in another journey into a state. An answer that its field
 * here does not accept, or that was removed there, is left out. A step with changed answers must be submitted
 * again, so that it repeats its look-ups. After the end of a run, the answers are stored for the next one.
 */
export function takeOver(
  journey: CompiledJourney,
  state: JourneyState,
  shared: Answers,
  constraints: FindConstraints,
): JourneyState {
  const before = state.ended === undefined ? state.answers : state.nextAnswers;
  const taken = Object.entries(shared).filter(
    ([name, answer]) =>
      answer !== undefined &&
      answer !== null &&
      !sameAnswer(before[name] ?? undefined, answer) &&
      fitsIn(journey, name, answer, constraints),
  );
  if (taken.length === 0) return state;
  const answers = { ...before, ...Object.fromEntries(taken) };
  if (state.ended !== undefined) return { ...state, nextAnswers: answers };
  const changed = new Set(taken.map(([name]) => name));
  const isChanged = (id: string) =>
    journey.steps.some((step) => step.definition.id === id && asks(step, changed));
  return { ...state, answers, completed: state.completed.filter((id) => !isChanged(id)) };
}

function asks({ form }: CompiledStep, names: ReadonlySet<string>): boolean {
  return form.fields.some(({ field }) => answerNames(field).some((name) => names.has(name)));
}

/** Whether every field of that name accepts the answer. An answer without a field here must be a text. */
function fitsIn(
  { steps, given }: CompiledJourney,
  name: string,
  answer: JsonValue,
  constraints: FindConstraints,
): boolean {
  const asking = steps.flatMap(({ form }) =>
    form.fields.filter(({ field }) => answerNames(field).includes(name)).map((field) => ({ form, ...field })),
  );
  if (asking.length === 0) return given.includes(name) && typeof answer === 'string';
  return asking.every(({ form, field, fits }) =>
    field.name === name
      ? fits(answer) && constraints(form.id)(name, answer).length === 0
      : typeof answer === 'string',
  );
}

/** A journey, and the answers that it shares with another. */
export interface Sharer {
  readonly journey: string;
  readonly answers: readonly string[];
}

/** The other journeys that share an answer with a journey, by their `sharedAnswers`. */
export function sharersOf(journey: Journey, journeys: Iterable<Journey>): readonly Sharer[] {
  const own = new Set(journey.sharedAnswers);
  if (own.size === 0) return [];
  return [...journeys].flatMap(({ id, sharedAnswers = [] }) => {
    const answers = sharedAnswers.filter((name) => own.has(name));
    return id === journey.id || answers.length === 0 ? [] : [{ journey: id, answers }];
  });
}
