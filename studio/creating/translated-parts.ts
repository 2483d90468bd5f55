import { pathOf, pointerOf, valueAt } from '#engine';
import { entryNames } from '#engine/parts';
import type { DocumentChange } from '../changes/work.ts';
import { writeValue } from '../parts/edits.ts';
import type { DocumentText } from '../preview/protocol.ts';
import { isObject, memberOf, parsed, textIn } from '../settings/json.ts';

/** A change of a list of a document: an entry goes from one place to another; one that was added or removed has only one of them. */
export interface ListChange {
  readonly list: string;
  readonly from?: number;
  readonly to?: number;
}

/**
 * The translations of a document after one of its lists has changed. Entries without a name of their own are known by
 * their number there, and each keeps its texts; those of a removed entry go with it.
 */
export function translationsAfter(
  documents: readonly DocumentText[],
  before: DocumentText,
  after: string,
  change: ListChange,
): readonly DocumentChange[] {
  const [source, changed] = [parsed(before.body), parsed(after)];
  return documents.flatMap(({ id, body }) => {
    const translation = parsed(body);
    const isOwn =
      textIn(translation, 'kind') === 'translation' && textIn(translation, 'document') === before.id;
    const texts = isOwn ? memberOf(translation, 'texts') : undefined;
    if (!isObject(texts)) return [];
    const moved = Object.entries(texts).map(([path, text]) => ({
      path,
      text,
      to: pathAfter(path, source, changed, change),
    }));
    if (moved.every(({ path, to }) => path === to)) return [];
    const kept = moved.flatMap(({ to, text }) => (to === undefined ? [] : [[to, text] as const]));
    return [{ id, body: writeValue(body, '/texts', JSON.parse(JSON.stringify(Object.fromEntries(kept)))) }];
  });
}

/** The path of a text after a change; undefined for one that is gone. */
function pathAfter(path: string, before: unknown, after: unknown, change: ListChange): string | undefined {
  const pointer = pointerAt(path, before);
  // A text that the document does not have is for others to tell.
  if (pointer === undefined) return path;
  const to = pointerAfter(pointer, change);
  return to === undefined ? undefined : textPath(to, after);
}

function pointerAfter(pointer: string, { list, from, to }: ListChange): string | undefined {
  if (!pointer.startsWith(`${list}/`)) return pointer;
  const [own = '', ...rest] = pointer.slice(list.length + 1).split('/');
  const index = Number(own);
  if (index === from) return to === undefined ? undefined : [list, to, ...rest].join('/');
  const without = from !== undefined && index > from ? index - 1 : index;
  const now = to !== undefined && without >= to ? without + 1 : without;
  return [list, now, ...rest].join('/');
}

/** The pointer of the part that a path of a translation names. */
function pointerAt(path: string, document: unknown): string | undefined {
  let pointer = '';
  for (const segment of path.split('/')) {
    const value: unknown = valueAt(document, pointer);
    const index = Array.isArray(value) ? entryNames(value).indexOf(segment) : undefined;
    if (index === -1) return undefined;
    pointer += index === undefined ? `/${segment}` : `/${index}`;
    if (valueAt(document, pointer) === undefined) return undefined;
  }
  return pointer;
}

/** The path by which translations name the part at a pointer. */
function textPath(pointer: string, document: unknown): string {
  let value = document;
  const segments = pathOf(pointer).map((key) => {
    const name = Array.isArray(value) ? entryNames(value)[Number(key)] : pointerOf(key).slice(1);
    value = valueAt(value, pointerOf(key));
    return name ?? key;
  });
  return segments.join('/');
}
