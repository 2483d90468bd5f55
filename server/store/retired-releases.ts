import type { Kysely } from 'kysely';
import type { Tables } from './database/tables.ts';

/** Whether the entries of a release have been deleted. */
export async function isRetired(query: Kysely<Tables>, release: string): Promise<boolean> {
  const row = await query
    .selectFrom('releases')
    .select('retired_at')
    .where('id', '=', release)
    .executeTakeFirst();
  return row !== undefined && row.retired_at !== null;
}

/** @param at ISO 8601, UTC */
export async function markRetired(query: Kysely<Tables>, release: string, at: string): Promise<void> {
  await query.updateTable('releases').set({ retired_at: at }).where('id', '=', release).execute();
}

/** Ids of the releases whose entries have been deleted. */
export async function retiredIds(query: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await query.selectFrom('releases').select('id').where('retired_at', 'is not', null).execute();
  return new Set(rows.map(({ id }) => id));
}
