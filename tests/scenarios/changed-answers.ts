import { isDeepStrictEqual } from 'node:util';
import type { Entry, JourneyState, JsonValue } from '#engine';

type State = Pick<JourneyState, 'answers'>;

/** Answers that a turn left otherwise than typed; null for those that are gone. */
export function answersOtherThanTyped(
  before: State,
  after: State,
  entries: readonly Entry[],
): Readonly<Record<string, JsonValue>> {
  const typed = new Map<string, string[]>();
  for (const [name, text] of entries)
    typed.set(name, [...(typed.get(name) ?? []), ...(text === '' ? [] : [String(text)])]);
  const names = [...new Set([...Object.keys(before.answers), ...Object.keys(after.answers)])].sort();
  const changed = names.flatMap((name): (readonly [string, JsonValue])[] => {
    const answer = after.answers[name] ?? null;
    if (isDeepStrictEqual(before.answers[name] ?? null, answer)) return [];
    return isDeepStrictEqual(textsOf(answer), typed.get(name)) ? [] : [[name, answer]];
  });
  return Object.fromEntries(changed);
}

function textsOf(answer: JsonValue): readonly string[] {
  if (answer === null) return [];
  return Array.isArray(answer) ? answer.map(String) : [String(answer)];
}
