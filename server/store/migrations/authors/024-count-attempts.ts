import type { Migration } from 'kysely/migration';

/** Attempts to sign in by a password that have failed, by person or by a device that one of them has used. */
export const countAttempts: Migration = {
  async up(db) {
    await db.schema
      .createTable('people_attempts')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'bigint', (column) => column.notNull())
      .addColumn('open_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
