import { typesDocumentOf, visitParts } from '#engine/parts';
import type { Document } from '#schemas';

/**
 * Ids of the documents whose rules may get their types from one of the given documents. All documents that
 * one journey uses are related: its forms' answers and its facts are the types in all of them.
 */
export function relatedTo(asked: readonly Document[], documents: readonly Document[]): ReadonlySet<string> {
  const ids = new Set(documents.map(({ id }) => id));
  const mentions = new Map(documents.map((document) => [document.id, mentionedIn(document, ids)]));
  const related = new Set(asked.map(({ id }) => id));
  for (const root of documents) {
    // The site mentions documents but defines no types for them.
    if (root.kind === 'site') continue;
    const used = new Set([root.id]);
    for (const id of used) for (const mentioned of mentions.get(id) ?? []) used.add(mentioned);
    if (asked.some(({ id }) => used.has(id))) for (const id of used) related.add(id);
  }
  return related;
}

/** Ids of other documents that a document mentions, including those in its formulas and names of types. */
export function mentionedIn(document: Document, ids: ReadonlySet<string>): ReadonlySet<string> {
  const found = new Set<string>();
  // The words of a service are no names of documents.
  if (document.kind === 'contract') return found;
  visitParts(document, (part) => {
    if (typeof part === 'string') {
      if (ids.has(part)) found.add(part);
      else if (part.startsWith('=') || part.includes('{{')) {
        for (const name of part.split(/[^A-Za-z0-9-]+/)) if (ids.has(name)) found.add(name);
      }
      const library = typesDocumentOf(part);
      if (library !== undefined && ids.has(library)) found.add(library);
    }
    return true;
  });
  return found;
}
