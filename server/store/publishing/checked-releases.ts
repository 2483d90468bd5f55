import type { Kysely } from 'kysely';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';

/** Whether this exact version of the check found a release without errors. */
export async function isChecked(
  { database, checkVersion }: StoreContext,
  release: string | null,
): Promise<boolean> {
  if (checkVersion === undefined || release === null) return false;
  const row = await database.query
    .selectFrom('releases')
    .select('checked_by')
    .where('id', '=', release)
    .executeTakeFirst();
  return row?.checked_by === checkVersion;
}

/** Records that this version of the check found no error in a release. */
export async function noteChecked(
  query: Kysely<Tables>,
  { checkVersion }: StoreContext,
  release: string,
): Promise<void> {
  if (checkVersion === undefined) return;
  await query.updateTable('releases').set({ checked_by: checkVersion }).where('id', '=', release).execute();
}
