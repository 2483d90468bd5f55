import type { Migration } from 'kysely/migration';

/** Changes that are to go live at a time. */
export const scheduleReleases: Migration = {
  async up(db) {
    await db.schema
      .createTable('scheduled_releases')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('refusal', 'text')
      .execute();
  },
};
