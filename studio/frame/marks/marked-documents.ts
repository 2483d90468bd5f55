import { memoize, pointerOf } from '#engine';
import {
  entryNames,
  isPlainObject,
  mapMembers,
  mapTexts,
  saysText,
  textTree,
  translatableTexts,
} from '#engine/parts';
import type { Content, Document, Translation } from '#schemas';
import type { Place } from '../../preview/protocol.ts';
import { writeMark } from './invisible-marks.ts';

/** Documents whose texts say where they come from. */
export interface MarkedDocuments {
  /** The same document for the same one, so that what is made of it is found again. */
  mark(document: Document): Document;
  /**
   * A translation whose texts lead to those that they are shown for. It has no text that is not shown.
   * @param source the document that it translates, without marks
   */
  markTranslation(translation: Translation, source: Document | undefined): Document;
  /** The place of a text by the number that it carries. */
  placeOf(mark: number): Place | undefined;
}

export function markedDocuments(): MarkedDocuments {
  const places: Place[] = [];
  const numbers = new Map<string, number>();
  const known = new WeakMap<Document, Document>();
  /** The documents that were marked last, by id. */
  const latest = new Map<string, Document>();
  const translated = new WeakMap<Translation, { readonly source: Document; readonly marked: Document }>();

  function numberOf(place: Place): number {
    const key = `${place.document} ${place.pointer}`;
    const number = numbers.get(key) ?? places.push(place) - 1;
    numbers.set(key, number);
    return number;
  }

  function mark(document: Document): Document {
    // Visitors see a picture by way of what names it.
    if (document.kind === 'asset') return document;
    const last = known.get(document);
    if (last !== undefined) return last;
    const made = withSameParts(withMarks(document, numberOf), latest.get(document.id));
    known.set(document, made);
    latest.set(document.id, made);
    return made;
  }

  function markTranslation(translation: Translation, source: Document | undefined): Document {
    if (source === undefined) return translation;
    const last = translated.get(translation);
    if (last?.source === source) return last.marked;
    const marked = { ...translation, texts: shownTexts(translation, source, numberOf) };
    translated.set(translation, { source, marked });
    return marked;
  }

  return { mark, markTranslation, placeOf: (number) => places[number] };
}

/** The texts of a translation that are shown, marked as those of their document, whose marks are no part of what was translated. */
function shownTexts(
  translation: Translation,
  source: Document,
  numberOf: (place: Place) => number,
): Translation['texts'] {
  const shown = translatableTexts(source).flatMap(({ path, source: text }) => {
    const said = translation.texts[path];
    if (said === undefined || !saysText(translation, path, text)) return [];
    const pointer = pointerTo(source, path);
    const mark = pointer === undefined ? '' : writeMark(numberOf({ document: source.id, pointer }));
    const marked = withMark(said.text, mark) ?? said.text;
    return [[path, { text: marked as typeof said.text }] as const];
  });
  return Object.fromEntries(shown);
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

/** The JSON Pointer of a text that a translation would name by a path; undefined if it is not there. */
export function pointerTo(part: unknown, path: string): string | undefined {
  const found: string[] = [];
  let at: unknown = part;
  for (const name of path.split('/')) {
    if (Array.isArray(at)) {
      const index = indexesByName(at).get(name);
      if (index === undefined) return undefined;
      found.push(String(index));
      at = at[index];
    } else if (typeof at === 'object' && at !== null) {
      found.push(name);
      at = new Map<string, unknown>(Object.entries(at)).get(name.replaceAll('~1', '/').replaceAll('~0', '~'));
    } else return undefined;
  }
  return `/${found.join('/')}`;
}

/** The indexes of the entries of a list, by their names in paths of texts. A long list has many texts to look up in it. */
const indexesByName = memoize((list: readonly unknown[]): ReadonlyMap<string, number> => {
  const names = entryNames(list);
  return new Map(names.map((name, index) => [name, index] as const).reverse());
});

/**
 * A value in which each part that is as it was before is the very same object: nothing that is made of it has to be made or
 * rendered again.
 */
export function withSameParts<Value>(now: Value, before: unknown): Value {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const known = new Map<string, unknown>(Object.entries(before));
  let isSame = Object.keys(now).length === known.size;
  const keep = (member: unknown, name: string | number) => {
    const own = known.get(String(name));
    const kept = withSameParts(member, own);
    isSame &&= kept === own && known.has(String(name));
    return kept;
  };
  const parts = Array.isArray(now)
    ? now.map(keep)
    : Object.fromEntries(Object.entries(now).map(([name, member]) => [name, keep(member, name)]));
  return (isSame ? before : parts) as Value;
}
