import {
  type CompiledField,
  canonicalJson,
  itemsOf,
  type JsonValue,
  memoize,
  type RuleType,
  readAnswer,
  writeAnswer,
} from '#engine';
import { type Constraint, constraintOf, declarationOf } from '#engine/parts';
import { isAccepted, sampleValues } from './sample-values.ts';

/**
 * Answers that a question accepts, the plainest first.
 *
 * @param ids of its options, if it has any
 * @param today as `2026-01-15`
 */
export function sampleAnswers(
  compiled: CompiledField,
  ids: readonly string[] | undefined,
  today: string,
): readonly JsonValue[] {
  const known = samplesKnown(compiled);
  const key = JSON.stringify([ids ?? null, today]);
  const found = known.get(key) ?? answersAmong(compiled, tried(compiled, ids, today));
  known.set(key, found);
  return found;
}

/** The answers that were found for a question, by its options and the date. */
const samplesKnown = memoize((_: CompiledField) => new Map<string, readonly JsonValue[]>());

/** The answers that a question accepts, each once. */
export function answersAmong(compiled: CompiledField, answers: readonly JsonValue[]): readonly JsonValue[] {
  const accepted = answers.filter((answer) => isAnswerOf(compiled, answer));
  return [...new Map(accepted.map((answer) => [canonicalJson(answer), answer])).values()];
}

/** Whether a visitor may give an answer, as far as its field declares. */
export function isAnswerOf({ field, fits }: CompiledField, answer: JsonValue): boolean {
  if (!fits(answer) || !isAccepted(constraintOf(field), answer)) return false;
  // A value that the controls cannot hold is never given.
  const read = readAnswer(field, writeAnswer(field, answer));
  return read !== undefined && canonicalJson(read) === canonicalJson(answer);
}

/** Each choice alone, and all of those that do not exclude the others. */
function listsOf(ids: readonly string[], options: CompiledField['options']): readonly JsonValue[] {
  const listed = options?.options === 'listed' ? options.list : [];
  const alone = new Set(listed.filter(({ option }) => option.exclusive).map(({ option }) => option.id));
  return [...ids.map((id) => [id]), ids.filter((id) => !alone.has(id))];
}

function tried(
  compiled: CompiledField,
  ids: readonly string[] | undefined,
  today: string,
): readonly JsonValue[] {
  const { field, type, options } = compiled;
  if (compiled.items) return listsTried(compiled, today);
  if (ids) return type.kind === 'list' ? listsOf(ids, options) : ids;
  const constraint = constraintOf(field);
  const listed = [...(constraint.enum ?? []), constraint.const].filter((each) => each !== undefined);
  if (listed.length > 0) return listed as JsonValue[];
  switch (type.kind) {
    case 'boolean':
      return [true, false];
    case 'number':
    case 'date':
    case 'text':
      return sampleValues(type.kind, constraint, today);
    case 'object':
      return objectsOf(type.properties, constraint, today);
    default:
      return declarationOf(field).answer?.samples?.(field) ?? [];
  }
}

/** How many answers in several parts are tried. */
const mostObjects = 5;

/** Answers with all of their parts, of the samples of each in their order; and one of those alone that are required. */
function objectsOf(
  properties: { readonly [part: string]: RuleType },
  constraint: Constraint,
  today: string,
): readonly JsonValue[] {
  const parts = Object.entries(properties).map(([part, type]) => {
    const own = constraint.properties?.[part] ?? {};
    const tried = type.kind === 'date' || type.kind === 'text' ? sampleValues(type.kind, own, today) : [];
    return [part, tried.filter((value) => isAccepted(own, value))] as const;
  });
  const objects = Array.from({ length: mostObjects }, (_, index) =>
    Object.fromEntries(
      parts.flatMap(([part, values]) => {
        const value = values[Math.min(index, values.length - 1)];
        return value === undefined ? [] : [[part, value] as const];
      }),
    ),
  );
  const needed = Object.entries(objects[0] ?? {}).filter(([part]) => constraint.required?.includes(part));
  return needed.length > 0 ? [...objects, Object.fromEntries(needed)] : objects;
}

/** Lists with as few items as there may be, one more, two and as many as there may be. */
function listsTried(list: CompiledField, today: string): readonly JsonValue[] {
  const declared = itemsOf(list.field);
  const [fewest, most] = [declared?.fewest(list.field) ?? 0, declared?.most(list.field) ?? 0];
  const lengths = [Math.max(fewest, 1), fewest + 1, 2, most].filter((size) => size >= fewest && size <= most);
  return sampleLists(list, [...new Set(lengths)], today);
}

/** Lists of these lengths, whose items are each answered in full, as far as samples are found. */
export function sampleLists(
  { items }: CompiledField,
  lengths: readonly number[],
  today: string,
): readonly JsonValue[] {
  const answers = (items?.form.fields ?? []).flatMap((question) => {
    const { options } = question;
    const ids = options?.options === 'listed' ? options.list.map(({ option }) => option.id) : undefined;
    const [answer] = sampleAnswers(question, ids, today);
    return answer === undefined ? [] : [[question.field.name, answer] as const];
  });
  const item = Object.fromEntries(answers);
  return lengths.map((length) => Array.from({ length }, (_, index) => ({ id: String(index + 1), ...item })));
}
