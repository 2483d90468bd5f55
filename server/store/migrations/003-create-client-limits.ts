import type { Migration } from 'kysely';

/** How often clients have called, where several instances count together. As `rate-limiter-flexible` wants it. */
export const createClientLimitsTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('client_limits')
      .addColumn('key', 'varchar(255)', (column) => column.primaryKey())
      .addColumn('points', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('expire', 'bigint')
      .execute();
  },
};
