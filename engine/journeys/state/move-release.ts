import type { Field } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import type { Formats } from '../../base/values/formats.ts';
import { readAnswer, writeAnswer } from '../../forms/answers/read-entries.ts';
import type { CompiledJourney } from '../model/compile-journey.ts';
import type { JourneyState } from '../model/state.ts';
import type { Walk } from '../walk/walk.ts';

/**
 * Converts answers to the fields of a newer release. An answer whose field changed its type is read again
 * from the text that was typed or chosen: option "true" becomes true for a yes-no question, "27/03/2007" a
 * date. An answer that cannot be converted stays, so that the visitor can correct it.
 * @param from the journey in which the answers were given; undefined if it no longer exists
 */
export function carryAnswers(
  from: CompiledJourney | undefined,
  to: CompiledJourney,
  state: JourneyState,
): JourneyState {
  const answers: { [field: string]: JsonValue | undefined } = { ...state.answers };
  const before = new Map(from && fieldsOf(from).map(({ field }) => [field.name, field]));
  for (const { field, fits } of fieldsOf(to)) {
    const answer = answers[field.name];
    if (answer === undefined || answer === null || fits(answer)) continue;
    const again = readings(before.get(field.name), field, answer, to.formats).find(
      (reading) => reading !== undefined && fits(reading),
    );
    if (again !== undefined) answers[field.name] = again;
  }
  return { ...state, answers };
}

function fieldsOf({ steps, summary }: CompiledJourney) {
  return [...steps.flatMap(({ form }) => form.fields), ...(summary?.fields ?? [])];
}

/** Reads an answer with the new field, from the old field's text and from the answer itself as text. */
function readings(before: Field | undefined, field: Field, answer: JsonValue, formats: Formats | undefined) {
  const shown = before ? writeAnswer(before, answer, formats) : [];
  const stored = typeof answer === 'object' ? [] : [String(answer)];
  return [shown, stored]
    .filter(({ length }) => length === 1)
    .map((texts) => readAnswer(field, texts, formats));
}

/**
 * Whether a session may move to a newer release: every completed step must still exist, in the same order,
 * with valid answers.
 */
export function mayMove(from: Walk, to: Walk): boolean {
  const completed = (walk: Walk) =>
    walk.path.filter((visited) => visited.complete).map(({ step }) => step.definition.id);
  const before = completed(from);
  const after = completed(to);
  return before.every((step, index) => after[index] === step);
}
