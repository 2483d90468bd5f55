import { functionName } from '#engine';
import type { Document, Page } from '#schemas';

/** Kinds of documents that any page may show without naming them. */
const shown: ReadonlySet<Document['kind']> = new Set(['asset', 'content', 'language-pack', 'site']);

/** Kinds that work out what others show. */
const working: ReadonlySet<Document['kind']> = new Set(['decision', 'function', 'operation']);

/**
 * Ids of the documents whose formulas and texts a page without a form shows; all others are good for titles and addresses, as far
 * as the page is concerned.
 *
 * @param documents as they are written, by their ids
 * @param bodies their texts
 */
export function neededBy(
  page: Page,
  documents: ReadonlyMap<string, Document>,
  bodies: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const all = [...documents.values()];
  const needed = new Set([page.id, ...all.flatMap(({ kind, id }) => (shown.has(kind) ? id : []))]);
  const others = new Set(all.flatMap(({ kind, id }) => (working.has(kind) ? id : [])));
  for (const id of needed) {
    const kind = documents.get(id)?.kind;
    // The items of lists are values, and long.
    if (kind === 'content' || kind === 'asset') continue;
    const body = bodies.get(id) ?? '';
    for (const other of others) {
      // Words that only look like a name read one document too many.
      if (!body.includes(other) && !body.includes(functionName(other))) continue;
      others.delete(other);
      needed.add(other);
    }
  }
  return needed;
}
