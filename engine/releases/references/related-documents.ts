import type { Document } from '#schemas';
import { typesDocumentOf } from '../../value-types/type-text.ts';

/**
 * Ids of the documents whose rules may be typed by one of the documents asked about: a journey types its forms by one
 * another's answers, its decisions and operations by its facts, so that all that one journey uses is related.
 */
export function relatedTo(asked: readonly Document[], documents: readonly Document[]): ReadonlySet<string> {
  const ids = new Set(documents.map(({ id }) => id));
  const mentions = new Map(documents.map((document) => [document.id, mentionedIn(document, ids)]));
  const related = new Set(asked.map(({ id }) => id));
  for (const root of documents) {
    // The site names documents, and types nothing of what they hold.
    if (root.kind === 'site') continue;
    const used = new Set([root.id]);
    for (const id of used) for (const mentioned of mentions.get(id) ?? []) used.add(mentioned);
    if (asked.some(({ id }) => used.has(id))) for (const id of used) related.add(id);
  }
  return related;
}

/** Ids of other documents that stand in a document, also within its formulas and its names of types. */
export function mentionedIn(document: Document, ids: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  const search = (part: unknown): void => {
    if (typeof part === 'string') {
      if (ids.has(part)) found.add(part);
      else if (part.startsWith('=') || part.includes('{{')) {
        for (const name of part.split(/[^A-Za-z0-9-]+/)) if (ids.has(name)) found.add(name);
      }
      const library = typesDocumentOf(part);
      if (library !== undefined && ids.has(library)) found.add(library);
    } else if (Array.isArray(part)) for (const inner of part) search(inner);
    else if (typeof part === 'object' && part !== null)
      for (const inner of Object.values(part)) search(inner);
  };
  search(document);
  return found;
}
