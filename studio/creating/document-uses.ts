import { usesInDocument, withEdits } from '#analysis';
import { functionName, linkDocuments, readDocument, valueAt } from '#engine';
import { pageIdOf, readOffsets } from '#engine/parts';
import type { Document } from '#schemas';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { writeValue } from '../parts/edits.ts';
import { partAt } from '../parts/part-of.ts';
import { entryOf } from '../parts/structure.ts';
import type { DocumentText, Place } from '../preview/protocol.ts';
import { isObject, listIn, parsed, textIn } from '../settings/json.ts';
import { labelOf, wordsOf } from '../settings/words.ts';
import { addressPattern } from './document-copies.ts';
import { translationsAfter } from './translated-parts.ts';

/** A place that speaks of a document: by its id, or by a link to one of its pages. */
interface DocumentUse {
  readonly kind: 'name' | 'link' | 'navigation';
  readonly place: Place;
  /** The part and the document that it is in. */
  readonly sentence: string;
  readonly from: number;
  readonly to: number;
  readonly isCall: boolean;
}

/** A document that is to be removed, with all that speaks of it. */
export interface SpokenDocument {
  readonly id: string;
  readonly uses: readonly DocumentUse[];
  /** Its texts in other languages, which go with it. */
  readonly translations: readonly string[];
}

/** The places in other documents that speak of a document. */
export function usesOfDocument(documents: readonly DocumentText[], id: string): SpokenDocument {
  const own = documents.find((document) => document.id === id);
  const translations = documents.flatMap((document) => {
    const read = parsed(document.body);
    const isOwn = textIn(read, 'kind') === 'translation' && textIn(read, 'document') === id;
    return isOwn ? [document.id] : [];
  });
  const others = documents.filter((each) => each.id !== id && !translations.includes(each.id));
  const names = own === undefined ? [id] : namesOf(own);
  const addresses = own === undefined ? [] : pagesOf(own);
  const lists = documents.filter(({ body }) => listName(body) === listName(own?.body)).length === 1;
  const list = lists ? listName(own?.body) : undefined;
  return { id, translations, uses: others.flatMap((other) => usesIn(other, names, addresses, list)) };
}

function listName(body: string | undefined): string | undefined {
  const document = parsed(body);
  return textIn(document, 'kind') === 'content' ? textIn(document, 'referenceName') : undefined;
}

/** The ids by which others name a document: its own, and those of the pages of its steps. */
function namesOf({ id, body }: DocumentText): readonly string[] {
  const steps = listIn(parsed(body), 'steps');
  return [id, ...steps.map((step) => pageIdOf(id, textIn(step, 'id') ?? ''))];
}

/** The addresses of the pages that a document makes. */
function pagesOf({ id, body }: DocumentText): readonly string[] {
  const reading = readDocument({ path: id, text: body });
  const linked = reading.outcome === 'read' ? linkDocuments([reading.document]) : [];
  return linked.flatMap((document) => (document.kind === 'page' ? [document.path] : []));
}

function usesIn(
  { id, body }: DocumentText,
  names: readonly string[],
  addresses: readonly string[],
  list: string | undefined,
): readonly DocumentUse[] {
  const named = usesInDocument({ path: id, text: body }, new Set(names)).flatMap((use) =>
    use.kind === 'document' && names.includes(use.name) ? [{ ...use, by: 'name' as const }] : [],
  );
  const pattern = addressPattern(addresses);
  const links = [...(pattern ? body.matchAll(pattern) : [])].map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    isCall: false,
    by: 'link' as const,
  }));
  const lists = [
    ...(list === undefined ? [] : body.matchAll(new RegExp(`(?<="list":\\s*\\[?\\s*")${list}(?=")`, 'g'))),
  ];
  const read = lists.map(({ 0: found, index }) => ({
    from: index,
    to: index + found.length,
    isCall: false,
    by: 'name' as const,
  }));
  const all = [...named, ...links, ...read];
  if (all.length === 0) return [];
  const document = parsed(body);
  const values = [...readOffsets(body)].map(([pointer, { value }]) => ({ pointer, value }));
  return all.map(({ from, to, isCall, by }) => {
    const pointer = values.findLast(({ value }) => value <= from)?.pointer ?? '';
    const place = { document: id, pointer };
    const isMenu = textIn(document, 'kind') === 'site' && pointer.startsWith('/navigation/');
    return {
      kind: isMenu ? 'navigation' : by,
      place,
      sentence: sentenceOf(document, place),
      from,
      to,
      isCall,
    };
  });
}

function sentenceOf(document: unknown, place: Place): string {
  const kind = wordsOf(textIn(document, 'kind') ?? 'document');
  const title = `${kind} “${labelOf(isObject(document) ? { ...document, id: undefined } : document, wordsOf(place.document))}”`;
  const part = partAt(document, place);
  if (place.pointer.startsWith('/navigation/')) return 'The navigation of the site';
  const label = part.pointer === '' ? '' : labelOf(valueAt(document, part.pointer), '');
  return label === '' ? title : `${title}: ${label}`;
}

/** Remedies for the places that speak of a document. */
interface Remedy {
  /** Another document of its kind, of which they speak from then on. */
  readonly instead: Document | undefined;
  /** Ids of documents that only it uses, which go with it. */
  readonly along: readonly string[];
}

/** Removes a document with its translations and entries of the navigation. */
export function removeDocument(
  documents: readonly DocumentText[],
  { id, uses, translations }: SpokenDocument,
  { instead, along }: Remedy,
): readonly DocumentChange[] {
  const gone = new Set([id, ...translations, ...along]);
  const kept = documents.filter((document) => !gone.has(document.id));
  const changed = new Map<string, string | null>([...gone].map((each) => [each, null]));
  for (const document of kept) {
    const own = uses.filter(({ place }) => place.document === document.id);
    if (instead) {
      const body = withUsesOf(document, own, instead);
      if (body !== document.body) changed.set(document.id, body);
    } else for (const { id: menu, body } of withoutMenus(document, own, kept)) changed.set(menu, body);
  }
  return [...changed].map(([id, body]) => ({ id, body }));
}

function withUsesOf({ id, body }: DocumentText, uses: readonly DocumentUse[], instead: Document): string {
  const path = instead.kind === 'page' ? instead.path : undefined;
  const list = instead.kind === 'content' ? instead.referenceName : undefined;
  const edits = uses.flatMap(({ kind, isCall, from, to }) => {
    const name = list ?? (isCall ? functionName(instead.id) : instead.id);
    const text = kind === 'name' ? name : path;
    return text === undefined ? [] : [{ path: id, from, to, text }];
  });
  return withEdits(edits, [{ path: id, text: body }])[0]?.text ?? body;
}

/** A document without the entries of the navigation that lead to what is removed, and its translations without their texts. */
function withoutMenus(
  { id, body }: DocumentText,
  uses: readonly DocumentUse[],
  documents: readonly DocumentText[],
): readonly DocumentChange[] {
  const document = parsed(body);
  const entries = uses
    .filter(({ kind }) => kind === 'navigation')
    .map(({ place }) => partAt(document, place).pointer);
  const changed = new Map<string, string>();
  const now = () => documents.map((each) => ({ id: each.id, body: changed.get(each.id) ?? each.body }));
  // From the last on, so that the places of those before stay what they are.
  for (const pointer of [...new Set(entries)].toReversed()) {
    const before = { id, body: changed.get(id) ?? body };
    const after = writeValue(before.body, pointer, undefined);
    const entry = entryOf(pointer);
    const translated = entry
      ? translationsAfter(now(), before, after, { list: entry.list, from: entry.index })
      : [];
    for (const each of [{ id, body: after }, ...translated])
      if (each.body !== null) changed.set(each.id, each.body);
  }
  return [...changed].map(([id, body]) => ({ id, body }));
}
