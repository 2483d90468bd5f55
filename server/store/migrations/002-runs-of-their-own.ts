import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Session ids that can be replaced, and submissions that belong to a run only. Older sessions cannot be
 * reached any more, since their ids were not signed. They are deleted, and their forms are answered as ones
 * that were open for too long.
 */
export const runsOfTheirOwn: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('session_ids')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('replaces', 'text')
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    for (const column of ['session', 'replaces', 'expires_at']) {
      await db.schema.createIndex(`session_ids_${column}`).on('session_ids').column(column).execute();
    }
    await db.withTables<{ sessions: object }>().deleteFrom('sessions').execute();
    await addTexts(db, 'sessions', ['first_run']);
    await db.schema.alterTable('submissions').renameColumn('session_key', 'run_key').execute();
    await addTexts(db, 'submissions', ['journey', 'run']);
    await db.schema.alterTable('submissions').addColumn('unknown', 'text').execute();
    for (const column of ['began_at', 'forget_at']) {
      await db.schema
        .alterTable('submissions')
        .addColumn(column, 'bigint', (definition) => definition.notNull().defaultTo(0))
        .execute();
    }
    await db.schema.createIndex('submissions_forget').on('submissions').column('forget_at').execute();
  },
};

async function addTexts(db: Kysely<unknown>, table: string, columns: readonly string[]): Promise<void> {
  for (const name of columns) {
    await db.schema
      .alterTable(table)
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
