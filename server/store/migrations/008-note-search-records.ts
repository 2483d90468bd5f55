import type { Migration } from 'kysely/migration';

/** Records that have been written to the search index, and the hashes of their content. */
export const noteSearchRecords: Migration = {
  async up(db) {
    await db.schema
      .createTable('search_records')
      .addColumn('object_id', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .execute();
  },
};

/** Migration 012: the index itself is asked what it holds (docs/decisions/055). */
export const dropSearchRecords: Migration = {
  async up(db) {
    await db.schema.dropTable('search_records').execute();
  },
};
