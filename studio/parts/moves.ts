import { valueAt } from '#engine';
import type { DocumentChange } from '../changes/edited-documents.ts';
import type { Place } from '../preview/protocol.ts';
import { isObject, parsed } from '../settings/json.ts';
import { describePart, itemsOf, type Property } from '../settings/properties.ts';
import { insertEntry, writeValue } from './edits.ts';
import { takesPart } from './library.ts';
import { entryOf, type Part } from './structure.ts';

/** A place in a list: before the entry at the index, or at its end where there is none. */
export interface ListPlace {
  readonly list: Place;
  readonly index: number;
}

export interface Moved {
  readonly changes: readonly DocumentChange[];
  /** Where the part is afterwards. */
  readonly place: Place;
}

/** Pointers to the lists of parts that a part has. */
export function listsAt(document: unknown, pointer: string): readonly string[] {
  if (!isObject(valueAt(document, pointer))) return [];
  const lists = ({ input, pointer: own }: Property): readonly string[] => {
    if (input.kind === 'group') return input.properties.flatMap(lists);
    return input.kind === 'parts' || input.kind === 'rows' ? [own] : [];
  };
  return describePart(document, pointer).properties.flatMap(lists);
}

/** Whether a part may stand in a list, which is none of its own. */
export function canMove(documentOf: (id: string) => unknown, part: Place, list: Place): boolean {
  const value: unknown = valueAt(documentOf(part.document), part.pointer);
  const isInside = part.document === list.document && `${list.pointer}/`.startsWith(`${part.pointer}/`);
  return (
    entryOf(part.pointer) !== undefined &&
    isObject(value) &&
    !isInside &&
    takesPart(itemsOf(documentOf(list.document), list.pointer), value)
  );
}

/** Moves a part to another place, also in another document; undefined where it stands there already. */
export function moveTo(textOf: (id: string) => string, part: Place, to: ListPlace): Moved | undefined {
  const entry = entryOf(part.pointer);
  const value: unknown = valueAt(parsed(textOf(part.document)), part.pointer);
  if (entry === undefined || !isObject(value)) return undefined;
  const isSame = part.document === to.list.document;
  const { pointer: list, index } = isSame ? afterRemoval(entry, to) : { ...to.list, index: to.index };
  if (isSame && list === entry.list && index === entry.index) return undefined;
  const without = writeValue(textOf(part.document), part.pointer, undefined);
  const before = isSame ? without : textOf(to.list.document);
  const entries: unknown = valueAt(parsed(before), list);
  const at = Math.min(index, Array.isArray(entries) ? entries.length : 0);
  const target = { id: to.list.document, body: insertEntry(before, list, at, value as Part) };
  return {
    changes: isSame ? [target] : [{ id: part.document, body: without }, target],
    place: { document: to.list.document, pointer: `${list}/${at}` },
  };
}

/** A place of the same document once an entry of a list is gone. */
function afterRemoval(
  entry: { readonly list: string; readonly index: number },
  { list: { pointer }, index }: ListPlace,
): { readonly pointer: string; readonly index: number } {
  if (pointer === entry.list) return { pointer, index: index > entry.index ? index - 1 : index };
  const rest = pointer.startsWith(`${entry.list}/`) ? pointer.slice(entry.list.length + 1) : undefined;
  const [, at, inside] = /^(\d+)(\/.*)$/.exec(rest ?? '') ?? [];
  if (at === undefined || inside === undefined || Number(at) < entry.index) return { pointer, index };
  return { pointer: `${entry.list}/${Number(at) - 1}${inside}`, index };
}
