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
  const ids = [...new Set([...base.keys(), ...folder.keys(), ...live.keys()])].sort();
  return ids.map((id) => {
    const sides = { base: base.get(id) ?? null, folder: folder.get(id) ?? null, live: live.get(id) ?? null };
    return { id, ...sides, changedBy: changedBy(sides) };
  });
}

function changedBy({
  base,
  folder,
  live,
}: Pick<DocumentSides, 'base' | 'folder' | 'live'>): DocumentSides['changedBy'] {
  if (folder === live) return 'nobody';
  if (folder === base) return 'live';
  return live === base ? 'folder' : 'both';
}
