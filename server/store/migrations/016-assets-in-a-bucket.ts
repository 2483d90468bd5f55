import type { Migration } from 'kysely/migration';

/** Assets whose bytes are an object of a bucket, and the objects that no asset names. */
export const assetsInABucket: Migration = {
  async up(db) {
    await db.schema.alterTable('assets').addColumn('object', 'text').execute();
    await db.schema
      .createTable('loose_objects')
      .addColumn('object', 'text', (column) => column.primaryKey())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute();
  },
};
