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
