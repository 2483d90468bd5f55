import type { Migration } from 'kysely/migration';

/** Who has which change set open, and where they are in it. */
export const showPresence: Migration = {
  async up(db) {
    await db.schema
      .createTable('presence')
      .addColumn('change_set', 'text', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('tab', 'text', (column) => column.notNull())
      .addColumn('path', 'text')
      .addColumn('document_id', 'text')
      .addColumn('pointer', 'text')
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('presence_key', ['change_set', 'person', 'tab'])
      .execute();
  },
};
