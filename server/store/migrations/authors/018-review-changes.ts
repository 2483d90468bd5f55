import type { Migration } from 'kysely/migration';

/** Comments on change sets, links to their previews, and the instances that show what is live. */
export const reviewChanges: Migration = {
  async up(db) {
    await db.schema
      .createTable('comments')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('change_set', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text')
      .addColumn('part', 'text')
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('resolved_by', 'text')
      .execute();
    await db.schema.createIndex('comments_of_sets').on('comments').column('change_set').execute();
    await db.schema
      .createTable('preview_links')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('change_set', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('instances')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('release_id', 'text')
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
