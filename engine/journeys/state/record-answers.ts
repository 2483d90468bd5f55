import type { Field } from '#schemas';
import { type Answers, type Entry, type JsonValue, sameAnswer } from '../../base/values/answers.ts';
import { answerNames, clearedBy, companionOf, isQuestion } from '../../forms/answers/questions.ts';
import { readEntries } from '../../forms/answers/read-entries.ts';
import { type CompiledJourney, type CompiledStep, findStep } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';

/** Every field that a step shows: those of its form, and of the summary if it has one. */
export function fieldsShown(journey: CompiledJourney, stepId: string): readonly Field[] {
  const { definition: step, form } = findStep(journey, stepId);
  const beside = step.summary ? (journey.summary?.fields ?? []) : [];
  return [...form.fields, ...beside].map(({ field }) => field);
}

/**
 * Replaces the answers of a step by the submitted ones. An empty entry means that the question was left
 * blank, stored as `null`. A field without any entry was not shown: its answer stays parked, or its default
 * applies. (Checkbox groups always send an empty entry, to distinguish no ticked box from a field not shown.)
 * Then removes the answers that are cleared by a changed one.
 */
export function recordAnswers(
  journey: CompiledJourney,
  state: JourneyState,
  stepId: string,
  entries: readonly Entry[],
): JourneyState {
  const shown = new Set(entries.map(([name]) => name));
  const fields = fieldsShown(journey, stepId).filter((field) => shown.has(field.name));
  const given = readEntries(fields, entries, journey.formats, state.answers);
  const answers: { [field: string]: Answers[string] } = { ...state.answers };
  const suggested = { ...state.suggested };
  for (const field of fields) {
    for (const name of answerNames(field)) answers[name] = given[name];
    const companion = companionOf(field);
    if (companion !== undefined) {
      const chosen = chosenSuggestion(field.name, companion, state, given, shown.has(companion));
      answers[field.name] = chosen.text;
      answers[companion] = chosen.id;
    }
    if (isQuestion(field)) answers[field.name] ??= null;
    const isChosen = suggested[field.name]?.some(
      ({ id, label }) =>
        label === answers[field.name] && (companion === undefined || id === answers[companion]),
    );
    if (isChosen) delete suggested[field.name];
  }
  const changed = new Set(
    fields
      .flatMap(answerNames)
      .filter((name) => !sameAnswer(answers[name] ?? undefined, state.answers[name] ?? undefined)),
  );
  for (const { field } of journey.steps.flatMap(({ form }) => form.fields)) {
    if (!clearedBy(field).some((name) => changed.has(name))) continue;
    for (const name of answerNames(field)) delete answers[name];
  }
  const chosen = chosenFrom(findStep(journey, stepId), state, fields);
  const revealed = { ...state.revealed, [stepId]: [] };
  const refused = { ...state.refused, [stepId]: [] };
  return { ...state, answers, chosen, suggested, revealed, refused };
}

/** For the answers of these fields that are chosen from results: the inputs of the calls that made them. */
function chosenFrom(
  step: CompiledStep,
  { bound, chosen }: JourneyState,
  fields: readonly Field[],
): JourneyState['chosen'] {
  const names = fields.flatMap(answerNames).filter((name) => step.chosenFrom.has(name));
  if (names.length === 0) return chosen;
  const inputs = names.map((name) => {
    const results = [...(step.chosenFrom.get(name) ?? [])];
    return [name, Object.fromEntries(results.flatMap((result) => inputOf(result, bound)))] as const;
  });
  return { ...chosen, ...Object.fromEntries(inputs) };
}

function inputOf(result: string, bound: JourneyState['bound']): readonly (readonly [string, string])[] {
  const binding = Object.hasOwn(bound, result) ? bound[result] : undefined;
  return binding ? [[result, binding.input]] : [];
}

/** A text and the id of its suggestion. A chosen id sets the text; an edited text loses its id. */
function chosenSuggestion(
  field: string,
  companion: string,
  before: JourneyState,
  given: Answers,
  isIdShown: boolean,
): { readonly text: JsonValue | undefined; readonly id: JsonValue | undefined } {
  const text = given[field];
  const hadId = before.answers[companion];
  const isEdited = !sameAnswer(text, before.answers[field] ?? undefined);
  const id = isIdShown ? given[companion] : hadId;
  if (id === undefined || (isEdited && sameAnswer(id, hadId))) return { text, id: undefined };
  const suggestion = before.suggested[field]?.find((each) => each.id === id);
  return { text: suggestion?.label ?? text, id };
}
