import { visitParts } from '#engine';
import { typesDocumentOf } from '#engine/parts';
import type { Document, Journey } from '#schemas';

/** A journey with the documents that belong to it. */
export interface JourneyAround {
  readonly journey: Journey;
  /** The documents that it mentions, and those that they mention: forms, facts, decisions, operations and more. */
  readonly members: readonly Document[];
}

/** The journeys that a document belongs to: it is one, or one mentions it, perhaps by way of others. */
export function journeysAround(documents: readonly Document[], id: string): readonly JourneyAround[] {
  const byId = new Map(documents.map((document) => [document.id, document]));
  return documents.flatMap((journey) => {
    if (journey.kind !== 'journey') return [];
    const members = new Set<Document>([journey]);
    for (const member of members)
      for (const word of wordsIn(member)) {
        const mentioned = byId.get(word);
        if (mentioned !== undefined && belongs(mentioned)) members.add(mentioned);
      }
    members.delete(journey);
    const isAround = journey.id === id || [...members].some((member) => member.id === id);
    return isAround ? [{ journey, members: [...members] }] : [];
  });
}

/** The journeys that a document mentions by itself, such as a page with the form of a step. */
export function journeysIn(documents: readonly Document[], id: string): readonly Journey[] {
  const own = documents.find((document) => document.id === id);
  const words = own && wordsIn(own);
  return documents.filter(
    (document): document is Journey => document.kind === 'journey' && words?.has(document.id) === true,
  );
}

/**
 * The documents that mention a document, those that mention these, and so on, the nearest first; those of which `isEnough` is true
 * are not asked on for.
 */
export function mentioning(
  documents: readonly Document[],
  id: string,
  isEnough: (document: Document) => boolean,
): readonly Document[] {
  const found = new Map<string, Document>();
  const own = documents.filter((document) => document.id === id);
  let latest = [id, ...own.flatMap(namesOf)];
  while (latest.length > 0) {
    const next = documents.filter((document) => {
      if (document.id === id || found.has(document.id) || document.kind === 'translation') return false;
      const words = wordsIn(document);
      return latest.some((each) => words.has(each));
    });
    for (const document of next) found.set(document.id, document);
    latest = next.flatMap((document) => (isEnough(document) ? [] : namesOf(document)));
  }
  return [...found.values()];
}

/** The names by which others mention a document: pages know a list of content by one of its own. */
function namesOf(document: Document): string[] {
  return document.kind === 'content' ? [document.id, document.referenceName] : [document.id];
}

/** A journey leads to pages and to other journeys, which are none of its parts. */
function belongs({ kind }: Document): boolean {
  return kind !== 'journey' && kind !== 'page' && kind !== 'site' && kind !== 'contract';
}

const known = new WeakMap<Document, ReadonlySet<string>>();
const longestId = 80;

/** The words of a document that may be ids of others. */
function wordsIn(document: Document): ReadonlySet<string> {
  const read = known.get(document);
  if (read !== undefined) return read;
  const found = new Set<string>();
  visitParts(document, (part) => {
    if (typeof part !== 'string') return true;
    if (part.startsWith('=') || part.includes('{{'))
      for (const word of part.split(/[^A-Za-z0-9-]+/)) found.add(word);
    else if (part.length <= longestId) found.add(part).add(typesDocumentOf(part) ?? part);
    return true;
  });
  known.set(document, found);
  return found;
}
