import type { Migration } from 'kysely/migration';

/** How people got back in by the help of an administrator: by a new password, or without their second factor. */
export const noteRecoveries: Migration = {
  async up(db) {
    await db.schema
      .createTable('people_recoveries')
      .addColumn('person', 'text', (column) => column.notNull().references('people.id').onDelete('cascade'))
      .addColumn('means', 'text', (column) => column.notNull())
      .addColumn('administrator', 'text', (column) => column.notNull())
      .addColumn('password', 'text')
      .addPrimaryKeyConstraint('people_recoveries_key', ['person', 'means'])
      .execute();
  },
};
