import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { isShown } from '../release-entries.ts';

/** Parameters per statement, below both databases' limits. */
const batchSize = 500;

/** The id of the first release, which identifies the store and is kept by an export. Null before it. */
export async function readFirstReleaseId(query: Kysely<Tables>): Promise<string | null> {
  const row = await query.selectFrom('releases').select('id').orderBy('sequence').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

/**
 * The release that contains most of some revisions; the oldest if there are several. Null if none contains
 * any.
 */
export async function findReleaseHolding(
  query: Kysely<Tables>,
  hashes: readonly string[],
): Promise<string | null> {
  const held = new Map<string, { sequence: number; count: number }>();
  for (let start = 0; start < hashes.length; start += batchSize) {
    const batch = hashes.slice(start, start + batchSize);
    const shown = query
      .selectFrom('release_entries')
      .innerJoin('releases as shown', 'shown.entries_of', 'release_entries.release_id')
      .select(['shown.id as id', 'shown.sequence as sequence'])
      .where('hash', 'in', batch)
      .where(isShown);
    const changed = query
      .selectFrom('release_changes')
      .innerJoin('releases', 'releases.id', 'release_changes.release_id')
      .select(['releases.id as id', 'releases.sequence as sequence'])
      .where('hash', 'in', batch);
    const rows = await query
      .selectFrom(shown.unionAll(changed).as('held'))
      .select(['id', 'sequence'])
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .groupBy(['id', 'sequence'])
      .execute();
    for (const { id, sequence, count } of rows) {
      held.set(id, { sequence, count: (held.get(id)?.count ?? 0) + Number(count) });
    }
  }
  const [most] = [...held].sort(([, a], [, b]) => b.count - a.count || a.sequence - b.sequence);
  return most?.[0] ?? null;
}
