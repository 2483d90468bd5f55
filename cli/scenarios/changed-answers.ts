import { isDeepStrictEqual } from 'node:util';
import { type Entry, itemFields, type JourneyState, type JsonValue, readEntries, writeAnswer } from '#engine';
import type { Field } from '#schemas';

type State = Pick<JourneyState, 'answers'>;

/**
 * Answers that a turn left different from what was typed; null for deleted ones.
 * @param fields the filled-in fields, used to compare answers with typed texts
 */
export function answersOtherThanTyped(
  before: State,
  after: State,
  entries: readonly Entry[],
  fields: readonly Field[],
): Readonly<Record<string, JsonValue>> {
  const typed = new Map<string, string[]>();
  for (const [name, text] of entries)
    typed.set(name, [...(typed.get(name) ?? []), ...(text === '' ? [] : [String(text)])]);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const names = [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])].sort();
  const changed = names.flatMap((name): (readonly [string, JsonValue])[] => {
    const answer = after.answers[name] ?? null;
    if (isDeepStrictEqual(before.answers[name] ?? null, answer)) return [];
    const field = byName.get(name);
    const isTyped =
      field && itemFields(field).length > 0
        ? isDeepStrictEqual(readEntries([field], entries)[name] ?? null, answer)
        : isDeepStrictEqual(textsOf(answer, field), typed.get(name));
    return isTyped ? [] : [[name, answer]];
  });
  return Object.fromEntries(changed);
}

function textsOf(answer: JsonValue, field: Field | undefined): readonly string[] {
  if (answer === null) return [];
  if (field) return writeAnswer(field, answer);
  return Array.isArray(answer) ? answer.map(String) : [String(answer)];
}
