import { type JsonValue, type Problem, valueAt } from '#engine';
import type { DocumentChange } from '../changes/work.ts';
import { insertEntry, moveEntry, writeValue } from './edits.ts';
import { isObject, parsed, textIn } from './json.ts';
import { freeName } from './words.ts';

/** The list that a part is an entry of, and its place in it; undefined for a whole document. */
export function entryOf(pointer: string): { readonly list: string; readonly index: number } | undefined {
  const [, list, index] = /^(.*)\/(\d+)$/.exec(pointer) ?? [];
  return list === undefined ? undefined : { list, index: Number(index) };
}

/** A changed text, and the pointer of the part that it is about afterwards. */
export interface Restructured {
  readonly text: string;
  readonly pointer: string;
}

/** Puts a part after another, or at the end of a list. */
export function addPart(
  text: string,
  list: string,
  after: number | undefined,
  part: JsonValue,
): Restructured {
  const entries: unknown = valueAt(parsed(text), list);
  const index = after === undefined ? (Array.isArray(entries) ? entries.length : 0) : after + 1;
  return { text: insertEntry(text, list, index, part), pointer: `${list}/${index}` };
}

/** Moves a part up or down in its list; undefined where it cannot go further. */
export function movePart(text: string, pointer: string, by: -1 | 1): Restructured | undefined {
  const entry = entryOf(pointer);
  const moved = entry && moveEntry(text, entry.list, entry.index, by);
  return entry === undefined || moved === undefined || moved === text
    ? undefined
    : { text: moved, pointer: `${entry.list}/${entry.index + by}` };
}

/** Takes a part out. Selected is then the one that takes its place, the one before it, or what the list stands in. */
export function removePart(text: string, pointer: string): Restructured | undefined {
  const entry = entryOf(pointer);
  if (entry === undefined) return undefined;
  const removed = writeValue(text, pointer, undefined);
  const left: unknown = valueAt(parsed(removed), entry.list);
  const count = Array.isArray(left) ? left.length : 0;
  const next = `${entry.list}/${Math.min(entry.index, count - 1)}`;
  return { text: removed, pointer: count === 0 ? entry.list.slice(0, entry.list.lastIndexOf('/')) : next };
}

/** Puts a copy of a part after it, whose names and ids are its own. */
export function duplicatePart(
  text: string,
  pointer: string,
  taken: ReadonlySet<string>,
): Restructured | undefined {
  const entry = entryOf(pointer);
  const document = parsed(text);
  const part: unknown = valueAt(document, pointer);
  if (entry === undefined || !isObject(part)) return undefined;
  const list: unknown = valueAt(document, entry.list);
  const ids = new Set((Array.isArray(list) ? list : []).map((each) => textIn(each, 'id') ?? ''));
  const numbers = (Array.isArray(list) ? list : []).map((each) =>
    isObject(each) ? Number(each.contentID) : 0,
  );
  const names = new Set(taken);
  const copy = withOwnNames(part, names);
  const id = textIn(part, 'id');
  const own = {
    ...copy,
    ...(id !== undefined && { id: freeName(id, ids) }),
    ...(typeof part.contentID === 'number' && { contentID: Math.max(...numbers) + 1 }),
  };
  return addPart(text, entry.list, entry.index, own);
}

type Part = { readonly [name: string]: JsonValue };

/** The same part, in which each question has a name that no other has. */
function withOwnNames(part: { readonly [name: string]: unknown }, taken: Set<string>): Part {
  const name =
    typeof part.name === 'string' && ('type' in part || 'like' in part)
      ? freeName(part.name, taken)
      : undefined;
  if (name !== undefined) taken.add(name);
  const fields = Array.isArray(part.fields)
    ? part.fields.map((field) => (isObject(field) ? withOwnNames(field, taken) : field))
    : undefined;
  return { ...(part as Part), ...(name !== undefined && { name }), ...(fields && { fields }) };
}

/** The names of all questions in some documents. */
export function namesIn(documents: readonly { readonly body: string }[]): ReadonlySet<string> {
  return new Set(
    documents.flatMap(({ body }) => [...body.matchAll(/"name":\s*"(\w+)"/g)].map(([, name = '']) => name)),
  );
}

/** Translations without the texts that a removal leaves without a source, and the problems that have other reasons. */
export function withoutLostTexts(
  problems: readonly Problem[],
  textOf: (id: string) => string,
): { readonly texts: readonly DocumentChange[]; readonly others: readonly Problem[] } {
  const lost = problems.filter(({ code }) => code === 'unknown-text');
  const texts = new Map<string, string>();
  for (const { document, pointer } of lost)
    texts.set(document, writeValue(texts.get(document) ?? textOf(document), pointer, undefined));
  return {
    texts: [...texts].map(([id, body]) => ({ id, body })),
    others: problems.filter((problem) => !lost.includes(problem)),
  };
}
