import { usesInDocument, withEdits } from '#analysis';
import { type JsonValue, type Problem, valueAt } from '#engine';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { isObject, listIn, parsed, textIn } from '../settings/json.ts';
import { freeName } from '../settings/words.ts';
import { insertEntry, moveEntry, writeValue } from './edits.ts';

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
  const part: unknown = valueAt(parsed(text), pointer);
  if (entry === undefined || !isObject(part)) return undefined;
  return addCopy(text, entry.list, entry.index, part as Part, taken);
}

/** Puts a copy of a part into a list, whose names and ids are its own there. */
export function addCopy(
  text: string,
  list: string,
  after: number | undefined,
  part: Part,
  taken: ReadonlySet<string>,
): Restructured {
  const entries: unknown = valueAt(parsed(text), list);
  const siblings = Array.isArray(entries) ? entries : [];
  const textsOf = (name: string) => new Set(siblings.map((each) => textIn(each, name) ?? ''));
  const numbers = siblings.map((each) => (isObject(each) ? Number(each.contentID ?? 0) : 0));
  const { id, path, contentID } = part;
  const own = {
    ...withOwnNames(part, taken),
    ...(typeof id === 'string' && { id: freeName(id, textsOf('id')) }),
    ...(typeof path === 'string' && { path: freeName(path, textsOf('path')) }),
    ...(typeof contentID === 'number' && { contentID: Math.max(contentID - 1, ...numbers) + 1 }),
  };
  return addPart(text, list, after, own);
}

/** A part of a document. */
export type Part = { readonly [name: string]: JsonValue };

/** The same part, in which each question has a name that no other has; what reads it in the part follows. */
function withOwnNames(part: Part, taken: ReadonlySet<string>): Part {
  const all = new Set(taken);
  const source = { path: '', text: JSON.stringify({ fields: [part] }) };
  const uses = usesInDocument(source, new Set()).filter(({ kind }) => kind === 'answer');
  const names = new Map<string, string>();
  for (const { name, isDefinition } of uses) {
    if (!isDefinition || names.has(name)) continue;
    const own = freeName(name, all);
    all.add(own);
    names.set(name, own);
  }
  const edits = uses.map((use) => ({ ...use, text: names.get(use.name) ?? use.name }));
  const [renamed] = listIn(parsed(withEdits(edits, [source])[0]?.text), 'fields');
  return isObject(renamed) ? (renamed as Part) : part;
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
