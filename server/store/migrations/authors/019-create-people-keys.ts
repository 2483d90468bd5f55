import type { Migration } from 'kysely/migration';

/** Keys by which programs work for a person, under the SHA-256 of their tokens. */
export const createPeopleKeys: Migration = {
  async up(db) {
    await db.schema
      .createTable('people_keys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addColumn('last_used_at', 'text')
      .execute();
    await db.schema.createIndex('people_keys_of_person').on('people_keys').column('person').execute();
  },
};
