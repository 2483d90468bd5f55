import { type Kysely, type NotNull, sql, type Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';

/**
 * Selects the entries of a release: those of the release that it was made from, but for its own changes. It is one
 * statement, so that a release that is retired meanwhile is read whole or not at all.
 */
export function selectEntries(query: Kysely<Tables>, release: string) {
  const changes = query.selectFrom('release_changes').where('release_id', '=', release);
  return query
    .selectFrom('releases')
    .innerJoin('release_entries', 'release_entries.release_id', 'releases.entries_of')
    .select(['document_id', 'hash'])
    .where('releases.id', '=', release)
    .where('document_id', 'not in', changes.select('document_id'))
    .unionAll(
      changes.select(['document_id', 'hash']).where('hash', 'is not', null).$narrowType<{ hash: NotNull }>(),
    );
}

/** Whether a row of `release_entries` is an entry of a release `shown`, which has that row or is made from it. */
export const isShown = sql<boolean>`shown.entries_of = release_entries.release_id and not exists (
  select 1 from release_changes where release_changes.release_id = shown.id
    and release_changes.document_id = release_entries.document_id)`;

/** Deletes the entries of a retired release, except those that releases made from it have. */
export async function deleteEntries(transaction: Transaction<Tables>, release: string): Promise<void> {
  await transaction.deleteFrom('release_changes').where('release_id', '=', release).execute();
  const row = await transaction
    .selectFrom('releases')
    .select('entries_of')
    .where('id', '=', release)
    .executeTakeFirst();
  await transaction
    .deleteFrom('release_entries')
    .where('release_id', 'in', [release, row?.entries_of ?? release])
    .where(
      sql<boolean>`not exists (select 1 from releases as shown where ${isShown} and shown.retired_at is null)`,
    )
    .execute();
}
