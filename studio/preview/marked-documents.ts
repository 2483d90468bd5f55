import { pointerOf } from '#engine';
import { entryNames, isPlainObject, mapMembers, mapTexts, textTree, translatableTexts } from '#engine/parts';
import type { Content, Document } from '#schemas';
import { writeMark } from './invisible-marks.ts';
import type { Place } from './protocol.ts';

/** Documents whose texts say where they come from. */
export interface MarkedDocuments {
  /** The same document for the same one, so that what is made of it is found again. */
  mark(document: Document): Document;
  /** The place of a text by the number that it carries. */
  placeOf(mark: number): Place | undefined;
}

export function markedDocuments(): MarkedDocuments {
  const places: Place[] = [];
  const numbers = new Map<string, number>();
  const known = new WeakMap<Document, Document>();

  function numberOf(place: Place): number {
    const key = `${place.document} ${place.pointer}`;
    const number = numbers.get(key) ?? places.push(place) - 1;
    numbers.set(key, number);
    return number;
  }

  function mark(document: Document): Document {
    // Visitors see a picture by way of what names it.
    if (document.kind === 'asset') return document;
    const made = known.get(document) ?? withMarks(document, numberOf);
    known.set(document, made);
    return made;
  }

  return { mark, placeOf: (number) => places[number] };
}

function withMarks(document: Document, numberOf: (place: Place) => number): Document {
  if (document.kind === 'content') return withMarkedItems(document, numberOf);
  const texts = translatableTexts(document).flatMap(({ path, source }) => {
    const pointer = pointerTo(document, path);
    return pointer === undefined || withMark(source, '') === undefined
      ? []
      : [[path, writeMark(numberOf({ document: document.id, pointer }))] as const];
  });
  return mapTexts(document, textTree(texts), (source, mark) => withMark(source, mark) ?? source) as Document;
}

/** A content list whose sentences have marks; addresses, dates and the like, which have no spaces, stay as they are. */
function withMarkedItems(list: Content, numberOf: (place: Place) => number): Content {
  const marked = (part: unknown, pointer: string): unknown => {
    if (typeof part !== 'string')
      return mapMembers(part, (member, name) => marked(member, pointer + pointerOf(name)));
    return /\S\s+\S/.test(part) ? part + writeMark(numberOf({ document: list.id, pointer })) : part;
  };
  return { ...list, items: marked(list.items, '/items') as Content['items'] };
}

/** A text, or one that inserts values, with a mark at its end; undefined for other rules. */
function withMark(source: unknown, mark: string): unknown {
  if (typeof source === 'string') return source + mark;
  if (!isPlainObject(source) || !Array.isArray(source.cat)) return undefined;
  return { ...source, cat: [...source.cat, mark] };
}

/** The JSON Pointer of a text that a translation would name by a path. */
function pointerTo(part: unknown, path: string): string | undefined {
  const found: string[] = [];
  let at: unknown = part;
  for (const name of path.split('/')) {
    if (Array.isArray(at)) {
      const index = entryNames(at).indexOf(name);
      if (index < 0) return undefined;
      found.push(String(index));
      at = at[index];
    } else if (typeof at === 'object' && at !== null) {
      found.push(name);
      at = new Map<string, unknown>(Object.entries(at)).get(name.replaceAll('~1', '/').replaceAll('~0', '~'));
    } else return undefined;
  }
  return `/${found.join('/')}`;
}
