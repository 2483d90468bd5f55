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
