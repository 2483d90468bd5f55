import type { Field } from '#schemas';
import type { Answers, Entry, JsonValue } from '../../base/values/answers.ts';
import type { Formats } from '../../base/values/formats.ts';
import { isPlainObject, property } from '../../rules/values/property.ts';
import { declarationOf } from '../fields/field-registry.ts';
import { itemsIn, type ListItem } from '../fields/list-item.ts';
import { cutAnswer, keptId } from './answer-size.ts';
import { entryName, itemFields } from './list-items.ts';
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
    const answer = itemFields(field).length === 0 ? read : readItems(field, read, texts, before, formats);
    if (answer !== undefined) answers[field.name] = answer;
    const companion = companionOf(field);
    if (companion === undefined) continue;
    const id = keptId(field, texts.get(companion)?.at(-1)?.trim());
    if (id !== undefined) answers[companion] = id;
  }
  return answers;
}

/** Completes the items of a list by the entries of their questions. One that was left blank is null. */
function readItems(
  field: Field,
  read: JsonValue | undefined,
  texts: ReadonlyMap<string, readonly string[]>,
  before: Answers,
  formats: Formats | undefined,
): JsonValue | undefined {
  const known = new Map(itemsIn(before[field.name]).map((item) => [item.id, item]));
  const items = itemsIn(read).map((item): ListItem => {
    const shown = itemFields(field).flatMap((inner) => {
      const given = texts.get(entryName(field.name, item.id, inner.name));
      return given ? [[inner.name, readAnswer(inner, given, formats) ?? null] as const] : [];
    });
    const isWhole = Object.keys(item).length > 1;
    return { ...(isWhole ? item : (known.get(item.id) ?? item)), ...Object.fromEntries(shown) };
  });
  return items.length > 0 ? (items as JsonValue) : undefined;
}

/** The answer in the submitted texts of a field, cut by `cutAnswer`; undefined when they are empty. */
export function readAnswer(field: Field, texts: readonly string[], formats?: Formats): JsonValue | undefined {
  const isWhole = itemFields(field).length > 0 && texts.some((text) => text.startsWith('{'));
  if (isWhole) return cutAnswer(field, readWholeItems(field, texts, formats));
  return cutAnswer(field, declarationOf(field).answer?.read(texts, field, formats));
}

/** The items of a list that are each written as a text of JSON, as `writeAnswer` does. */
function readWholeItems(
  field: Field,
  texts: readonly string[],
  formats: Formats | undefined,
): JsonValue | undefined {
  const items = texts.flatMap((text, index): readonly JsonValue[] => {
    const parsed = parsedText(text);
    if (!isPlainObject(parsed)) return [];
    const id = property(parsed, 'id');
    const [named] = itemsIn(declarationOf(field).answer?.read(typeof id === 'string' ? [id] : [], field));
    const answers = itemFields(field).flatMap((inner) => {
      const given = property(parsed, inner.name) as JsonValue | undefined;
      const answer = readAnswer(inner, writeAnswer(inner, given, formats), formats);
      return answer === undefined ? [] : [[inner.name, answer] as const];
    });
    return [{ id: named?.id ?? String(index + 1), ...Object.fromEntries(answers) }];
  });
  return items.length > 0 ? items : undefined;
}

function parsedText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
  if (itemFields(field).length > 0) return itemsIn(answer).map((item) => JSON.stringify(item));
  if (Array.isArray(answer)) return answer.map(String);
  return [typeof answer === 'object' ? JSON.stringify(answer) : String(answer)];
}
