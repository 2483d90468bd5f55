import {
  answerNames,
  type CompiledField,
  type Entry,
  entryName,
  itemsIn,
  type JsonValue,
  type ListItem,
  type RuleType,
  writeAnswer,
} from '#engine';
import { isPlainObject } from '#engine/parts';

/** The texts given for one item of a list, by question, or the properties of one of several files. */
interface GivenItem {
  readonly [question: string]: string | readonly string[];
}

/** Text typed or choice made; for a list, what is given for each item. */
export type Given = string | readonly (string | GivenItem)[];

/** The text that a visitor types or chooses for an answer. A date stays as it is, whatever its boxes are. */
export function givenOf({ field, type, items }: CompiledField, answer: JsonValue): Given {
  if (items) return itemsIn(answer).map((item, index) => givenItem(items.form.fields, item, index));
  if (objectsIn(type) && Array.isArray(answer)) return answer.filter(isPlainObject).map(givenObject);
  return textsOf({ field, type }, answer);
}

function textsOf({ field, type }: Pick<CompiledField, 'field' | 'type'>, answer: JsonValue) {
  if (type.kind === 'date' && typeof answer === 'string') return answer;
  const texts = writeAnswer(field, answer);
  return type.kind === 'list' || texts.length > 1 ? texts : (texts[0] ?? '');
}

/** The type of the objects that an answer lists, such as files; undefined for any other. */
function objectsIn(type: RuleType): Extract<RuleType, { kind: 'object' }> | undefined {
  return type.kind === 'list' && type.item.kind === 'object' ? type.item : undefined;
}

function givenObject({ id, ...parts }: { readonly [name: string]: unknown }, index: number): GivenItem {
  const texts = Object.entries(parts).map(([name, part]) => [name, String(part)] as const);
  return { ...(id !== String(index + 1) && { id: String(id) }), ...Object.fromEntries(texts) };
}

/** The object that texts say: its numbers as numbers. */
function objectOfTexts(
  { properties }: Extract<RuleType, { kind: 'object' }>,
  given: GivenItem,
  index: number,
) {
  const parts = Object.entries(given).map(([name, text]) => [
    name,
    properties[name]?.kind === 'number' ? Number(text) : text,
  ]);
  return { id: String(index + 1), ...Object.fromEntries(parts) };
}

/** An item whose id is its place needs none: a visitor cannot see it. */
function givenItem(
  questions: readonly CompiledField[],
  { id, ...answers }: ListItem,
  index: number,
): GivenItem {
  const given = questions.flatMap((question) => {
    const answer = answers[question.field.name];
    if (answer === undefined || answer === null) return [];
    return [[question.field.name, textsOf(question, answer)] as const];
  });
  return { ...(id !== String(index + 1) && { id }), ...Object.fromEntries(given) };
}

/** The texts that a visitor types or chooses in some fields for these answers, and what the fields keep beside them, by name. */
export function givenIn(
  fields: readonly CompiledField[],
  answers: { readonly [name: string]: JsonValue | undefined },
): Readonly<Record<string, Given>> {
  const found: { [name: string]: Given } = {};
  for (const compiled of fields) {
    for (const name of answerNames(compiled.field)) {
      const answer = answers[name];
      if (answer === undefined) continue;
      found[name] = name === compiled.field.name ? givenOf(compiled, answer) : String(answer);
    }
  }
  return found;
}

const isoDate = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The entries that a browser sends for what was typed or chosen. A date as `yyyy-mm-dd` is typed into the boxes of its
 * question; a group with nothing ticked is an entry without text.
 *
 * @param asked the field that holds the answer, if any
 */
export function entriesFor(name: string, given: Given, asked: CompiledField | undefined): readonly Entry[] {
  const files = asked && !asked.items && asked.field.name === name ? objectsIn(asked.type) : undefined;
  if (asked && files && typeof given !== 'string') {
    const objects = given.flatMap((each, index) =>
      typeof each === 'string' ? [] : [objectOfTexts(files, each, index)],
    );
    if (objects.length > 0) return writeAnswer(asked.field, objects).map((text) => [name, text]);
  }
  if (typeof given !== 'string' && asked?.type.kind === 'object')
    return given.flatMap((each, index) => entriesOfOne(name, each, index, asked));
  if (typeof given !== 'string')
    return [[name, ''], ...given.flatMap((each, index) => entriesOfOne(name, each, index, asked))];
  const isDate = asked?.type.kind === 'date' && asked.field.name === name && isoDate.test(given);
  return (isDate ? writeAnswer(asked.field, given) : [given]).map((text) => [name, text]);
}

/** The entries for a ticked box, or for an item and the questions that are answered about it. */
function entriesOfOne(
  name: string,
  given: string | GivenItem,
  index: number,
  asked: CompiledField | undefined,
): readonly Entry[] {
  if (typeof given === 'string') return [[name, given]];
  const { id = String(index + 1), ...texts } = given;
  const questions = asked?.items?.form.fields ?? [];
  const answers = Object.entries(texts).flatMap(([question, text]) => {
    const compiled = questions.find(({ field }) => field.name === question);
    return entriesFor(question, text, compiled).map(
      ([, entry]): Entry => [entryName(name, String(id), question), entry],
    );
  });
  return [[name, String(id)], ...answers];
}
