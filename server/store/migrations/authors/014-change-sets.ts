import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Drafts in named change sets. Those that exist get the set `drafts`. */
export const createChangeSets: Migration = {
  async up(db) {
    await db.schema
      .createTable('change_sets')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('base_release', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('drafts_of_sets')
      .addColumn('change_set', 'text', (column) => column.notNull())
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('base_hash', 'text')
      .addColumn('body', 'text')
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('updated_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('drafts_of_sets_key', ['change_set', 'document_id'])
      .execute();
    await sql`
      insert into drafts_of_sets
      select 'drafts', document_id, case when body is null then 'gone' else 'text' end,
        base_hash, body, revision, author, updated_at
      from drafts`.execute(db);
    await db.schema.dropTable('drafts').execute();
    await db.schema.alterTable('drafts_of_sets').renameTo('drafts').execute();
  },
};
