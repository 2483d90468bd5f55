import type { Field } from '#schemas';
import type { Answers, Entry, JsonValue } from '../../base/values/answers.ts';
import type { Formats } from '../../base/values/formats.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { cutAnswer, keptId } from './answer-size.ts';
import { itemsOf } from './list-items.ts';
import { companionOf } from './questions.ts';

/**
 * Reads the answers to `fields` from the entries of a submitted form.
 * Entries of unknown names are left out; a field without an entry is unanswered.
 * @param formats in which numbers were typed; those of English if left out
 * @param before answers of the items of lists: what was not shown of an item stays as it was
 */
export function readEntries(
  fields: readonly Field[],
  entries: readonly Entry[],
  formats?: Formats,
  before: Answers = {},
): Answers {
  const texts = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const list = texts.get(name);
    if (list) list.push(value);
    else texts.set(name, [value]);
  }
  const answers: { [field: string]: JsonValue } = {};
  for (const field of fields) {
    const read = readAnswer(field, texts.get(field.name) ?? [], formats);
    const items = itemsOf(field);
    const answer = items
      ? items.read(field, read, texts, before[field.name], (inner, given) =>
          readAnswer(inner, given, formats),
        )
      : read;
    if (answer !== undefined) answers[field.name] = answer;
    const companion = companionOf(field);
    if (companion === undefined) continue;
    const id = keptId(field, texts.get(companion)?.at(-1)?.trim());
    if (id !== undefined) answers[companion] = id;
  }
  return answers;
}

/** The answer in the submitted texts of a field, cut by `cutAnswer`; undefined when they are empty. */
export function readAnswer(field: Field, texts: readonly string[], formats?: Formats): JsonValue | undefined {
  const items = itemsOf(field);
  if (items && texts.some((text) => text.startsWith('{'))) {
    const again = (inner: Field, given: JsonValue | undefined) =>
      readAnswer(inner, writeAnswer(inner, given, formats), formats);
    return cutAnswer(field, items.readWhole(field, texts, again));
  }
  return cutAnswer(field, declarationOf(field).answer?.read(texts, field, formats));
}

/** The texts of a field's controls for an answer. Inverse of `readAnswer`. */
export function writeAnswer(
  field: Field,
  answer: JsonValue | undefined,
  formats?: Formats,
): readonly string[] {
  if (answer === undefined || answer === null) return [];
  const own = declarationOf(field).answer?.write?.(answer, field, formats);
  if (own !== undefined) return own;
  if (Array.isArray(answer)) return answer.map(String);
  return [typeof answer === 'object' ? JSON.stringify(answer) : String(answer)];
}
