import {
  type Answers,
  type CompiledField,
  choosableIds,
  defaultOf,
  type FormEvaluation,
  type JsonValue,
  sameAnswer,
} from '#engine';

/**
 * Drops answers that are no longer valid: choices no longer on offer, and the answer of an irrelevant field
 * with orphan `clear`, which returns to its default. True when one was dropped, so that the form has to be
 * evaluated again.
 */
export function dropOrphans(
  dependent: readonly CompiledField[],
  { relevant, scope }: FormEvaluation,
  given: { [field: string]: Answers[string] },
): boolean {
  const current = new Set(relevant);
  let dropped = false;
  for (const compiled of dependent) {
    const { field } = compiled;
    const { name } = field;
    const orphan = 'orphan' in field ? field.orphan : undefined;
    const answer = given[name];
    if (answer === undefined) continue;
    const kept = current.has(compiled)
      ? onOffer(compiled, answer, scope)
      : orphan === 'clear'
        ? defaultOf(field)
        : answer;
    if (sameAnswer(kept, answer)) continue;
    given[name] = kept;
    dropped = true;
  }
  return dropped;
}

/** The part of an answer that can still be chosen. */
function onOffer(
  compiled: CompiledField,
  answer: JsonValue,
  scope: FormEvaluation['scope'],
): JsonValue | undefined {
  if (!compiled.options) return answer;
  const offered = choosableIds(compiled.options, scope);
  if (!Array.isArray(answer)) return offered.has(String(answer)) ? answer : undefined;
  const left = answer.filter((id) => offered.has(String(id)));
  return left.length > 0 ? left : undefined;
}
