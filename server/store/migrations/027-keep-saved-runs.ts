import type { Migration } from 'kysely/migration';

/** Runs that visitors have saved to come back to, apart from the sessions of their browsers. */
export const keepSavedRuns: Migration = {
  async up(db) {
    await db.schema
      .createTable('saved_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('journey', 'text', (column) => column.notNull())
      .addColumn('run', 'text', (column) => column.notNull())
      .addColumn('release_id', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('used_by', 'text')
      .addColumn('used_at', 'bigint')
      .addColumn('session', 'text')
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('saved_runs_run').on('saved_runs').column('run').execute();
    await db.schema.createIndex('saved_runs_address').on('saved_runs').column('address').execute();
    await db.schema.createIndex('saved_runs_expiry').on('saved_runs').column('expires_at').execute();
  },
};
