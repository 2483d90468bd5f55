import { type DocumentSource, queriesIn, type ReadDocument } from '#engine';
import { readCheckedDocument } from '#engine/parts';
import type { Document } from '#schemas';
import { mentionedIn } from '../../references/related-documents.ts';

/** A text of a release without errors: its path is the id of the document. */
export interface StoredSource extends DocumentSource {
  /** Kind of the document, if it is known without reading it. */
  readonly kind?: string;
}

/** Documents around some changed ones. */
export interface NearDocuments {
  /**
   * Ids of the changed documents, and of those that changed translations are of; of all that mention them, directly or not, and
   * of what those mention.
   */
  readonly own: ReadonlySet<string>;
  /** These without the changed ones, and what their checks read: the site, content, and other users of what they use. */
  readonly unchanged: readonly ReadDocument[];
}

/** Around a change that reaches further, all documents are read. */
const mostDocuments = 200;

/**
 * Finds the documents near some changed ones by their texts, and reads only those.
 *
 * @returns undefined if there are too many, or if a document cannot be read or is not of the id and kind it was given with
 */
export function findNearDocuments(
  unchanged: readonly StoredSource[],
  changed: readonly ReadDocument[],
): NearDocuments | undefined {
  const sources = new Map(unchanged.map((source) => [source.path, source]));
  const changedIds = changed.map(({ document }) => document.id);
  const ids = new Set([...sources.keys(), ...changedIds]);
  const read = new Map(changed.map((each) => [each.document.id, each]));
  const readById = (id: string): ReadDocument => {
    const known = read.get(id);
    if (known !== undefined) return known;
    const source = sources.get(id);
    const found = source && readCheckedDocument(source);
    if (found?.document.id !== id || found.document.kind !== source?.kind) throw new Unreadable();
    read.set(id, found);
    if (read.size > mostDocuments) throw new Unreadable();
    return found;
  };
  const mentions = new Map<string, ReadonlySet<string>>();
  const mentionsOf = (id: string) => {
    const known = mentions.get(id) ?? mentionedIn(readById(id).document, ids);
    mentions.set(id, known);
    return known;
  };
  const users = unchanged.filter(({ kind }) => kind !== 'site' && kind !== 'content');
  const usersOf = (id: string, among: readonly StoredSource[]) =>
    among.filter(({ path, text }) => mayMention(text, id) && mentionsOf(path).has(id));
  const addMentioned = (to: Set<string>) => {
    for (const id of to) {
      if (isReadAsAWhole(id)) continue;
      for (const mentioned of mentionsOf(id)) to.add(mentioned);
    }
  };
  const isReadAsAWhole = (id: string) => ['site', 'content'].includes(sources.get(id)?.kind ?? '');

  try {
    const translated = changed.flatMap(({ document }) =>
      document.kind === 'translation' && ids.has(document.document) ? [document.document] : [],
    );
    const own = new Set([...changedIds, ...translated]);
    for (const id of own) for (const { path } of usersOf(id, users)) own.add(path);
    addMentioned(own);
    const all = new Set(own);
    const journeys = users.filter(({ kind }) => kind === 'journey');
    for (const id of own) {
      const isJourney = readById(id).document.kind === 'journey';
      for (const { path } of usersOf(id, isJourney ? users : journeys)) all.add(path);
    }
    addMentioned(all);
    const readsContent = [...all].some((id) => hasQueries(readById(id).document));
    for (const { path, kind } of unchanged) {
      if (kind !== 'site' && kind !== 'content') continue;
      own.delete(path);
      if (kind === 'site' || readsContent) all.add(path);
    }
    for (const id of changedIds) all.delete(id);
    return { own, unchanged: [...all].map(readById) };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

function hasQueries(document: Document): boolean {
  if (document.kind === 'options') return document.query !== undefined;
  return document.kind === 'page' && (document.each !== undefined || queriesIn(document.zones).length > 0);
}

/** False only if a text does not mention an id as a word of its own. Escapes of JSON may hide one. */
function mayMention(text: string, id: string): boolean {
  if (text.includes('\\')) return text.includes(id) || mayHideNames(text);
  for (let at = text.indexOf(id); at !== -1; at = text.indexOf(id, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + id.length]];
    if (!/[A-Za-z0-9-]/.test(before) && !/[A-Za-z0-9-]/.test(after)) return true;
  }
  return false;
}

/** Whether letters or slashes of a text may be written as escapes of JSON. */
export function mayHideNames(text: string): boolean {
  return /\\[u/]/.test(text);
}
