import type { Migration } from 'kysely/migration';

/**
 * Retired releases, jobs that one instance at a time does, and the run and release of a call in the outbox.
 */
export const limitKeptData: Migration = {
  async up(db) {
    await db.schema.alterTable('releases').addColumn('retired_at', 'text').execute();
    await db.schema.createIndex('release_entries_hash').on('release_entries').column('hash').execute();
    for (const name of ['run', 'release_id']) {
      await db.schema
        .alterTable('outbox')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
    await db.schema
      .createTable('jobs')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('report', 'text')
      .execute();
  },
};
