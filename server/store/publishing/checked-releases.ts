import type { Kysely } from 'kysely';
import type { Problem } from '#engine';
import type { StoreContext } from '../context.ts';
import type { Tables } from '../database/tables.ts';

/** The warnings of a release in which this exact version of the check found no error; otherwise undefined. */
export async function readWarnings(
  { database, checkVersion }: StoreContext,
  release: string | null,
): Promise<readonly Problem[] | undefined> {
  if (checkVersion === undefined || release === null) return undefined;
  const row = await database.query
    .selectFrom('releases')
    .select(['checked_by', 'warnings'])
    .where('id', '=', release)
    .executeTakeFirst();
  // Only noteChecked writes this column.
  return row?.checked_by === checkVersion && row.warnings !== null ? JSON.parse(row.warnings) : undefined;
}

/** Records that this version of the check found no error in a release, and its warnings. */
export async function noteChecked(
  query: Kysely<Tables>,
  { checkVersion }: StoreContext,
  release: string,
  warnings: readonly Problem[],
): Promise<void> {
  if (checkVersion === undefined) return;
  await query
    .updateTable('releases')
    .set({ checked_by: checkVersion, warnings: JSON.stringify(warnings) })
    .where('id', '=', release)
    .execute();
}
