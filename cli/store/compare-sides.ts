import type { Entries } from '#server';

/** The three versions of one document, by the hash of its revision; null where it does not exist. */
export interface DocumentSides {
  readonly id: string;
  readonly base: string | null;
  readonly folder: string | null;
  readonly live: string | null;
  /** Which side changed it since the base. */
  readonly changedBy: 'nobody' | 'folder' | 'live' | 'both';
}

/**
 * Compares every document of both sides with their base, in order of ids. Equal changes on both sides count
 * as none.
 */
export function compareSides(base: Entries, folder: Entries, live: Entries): readonly DocumentSides[] {
  const ids = new Set(base.keys());
  for (const id of folder.keys()) ids.add(id);
  for (const id of live.keys()) ids.add(id);
  return [...ids].sort().map((id) => {
    const [was, here, there] = [base.get(id) ?? null, folder.get(id) ?? null, live.get(id) ?? null];
    return { id, base: was, folder: here, live: there, changedBy: changedBy(was, here, there) };
  });
}

function changedBy(
  base: string | null,
  folder: string | null,
  live: string | null,
): DocumentSides['changedBy'] {
  if (folder === live) return 'nobody';
  if (folder === base) return 'live';
  return live === base ? 'folder' : 'both';
}
