import type { ReleaseEntry, ReleaseIndex } from '../release/release-index.ts';
import { mentionedIn } from './related-documents.ts';

/** Kinds of documents that lead visitors, and use others for themselves: what they mention is not used through them. */
const leading: ReadonlySet<string> = new Set(['journey', 'page', 'site']);

/**
 * Ids of the documents that unread ones use, directly or through others. Nothing is assumed of an unread document
 * without any text: much would go unreported because of it.
 */
export function usedByUnread(release: ReleaseIndex): ReadonlySet<string> {
  const ids = new Set(release.entries.map(({ document }) => document.id));
  const used = new Set([...ids].filter((id) => release.unread.mayUse(id)));
  const entries = new Map(release.entries.map((entry) => [entry.document.id, entry]));
  for (const id of used) {
    const entry = entries.get(id);
    if (entry === undefined || leading.has(entry.document.kind)) continue;
    for (const other of mentionedBy(entry, ids)) used.add(other);
  }
  return used;
}

/**
 * Ids of the documents whose rules may read what unread ones name: those that these use, and all of each journey that
 * needs an unread one.
 */
export function namedByUnread(release: ReleaseIndex): ReadonlySet<string> {
  const near = new Set(release.derive(usedByUnread));
  const entries = new Map(release.entries.map((entry) => [entry.document.id, entry]));
  const ids = new Set([...entries.keys(), ...release.unread.ids]);
  for (const journey of release.of('journey')) {
    const needed = new Set([journey.document.id]);
    for (const id of needed) {
      const entry = entries.get(id);
      if (entry === undefined || (leading.has(entry.document.kind) && entry !== journey)) continue;
      for (const other of mentionedBy(entry, ids)) needed.add(other);
    }
    if ([...needed].some((id) => release.unread.ids.has(id))) for (const id of needed) near.add(id);
  }
  return near;
}

function mentionedBy({ document, types, includes = [] }: ReleaseEntry, ids: ReadonlySet<string>) {
  return [...mentionedIn(document, ids), ...(types ?? []), ...includes.map(({ form }) => form)];
}
