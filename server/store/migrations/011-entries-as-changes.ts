import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Entries of a release as changes of those of an older one. `entries_of` is that release, or the release itself if
 * it has all of its entries; a change without a hash is a document that was removed.
 */
export const entriesAsChanges: Migration = {
  async up(db) {
    await db.schema
      .alterTable('releases')
      .addColumn('entries_of', 'text', (column) => column.references('releases.id'))
      .execute();
    const tables = db as Kysely<{ releases: { id: string; entries_of: string | null } }>;
    await tables
      .updateTable('releases')
      .set(({ ref }) => ({ entries_of: ref('id') }))
      .execute();
    await db.schema.createIndex('releases_entries_of').on('releases').column('entries_of').execute();
    await db.schema
      .createTable('release_changes')
      .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
      .addColumn('document_id', 'text', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.references('revisions.hash'))
      .addPrimaryKeyConstraint('release_changes_key', ['release_id', 'document_id'])
      .execute();
    await db.schema.createIndex('release_changes_hash').on('release_changes').column('hash').execute();
  },
};
