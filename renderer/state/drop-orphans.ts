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
 * Drops answers that no longer stand: of a field that has become irrelevant and says `clear`, whose default stands again, and choices that are
 * no longer on offer. True when there was one, so that the form has to be evaluated again.
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

/** What is left of an answer once choices that cannot be made are taken away. */
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
