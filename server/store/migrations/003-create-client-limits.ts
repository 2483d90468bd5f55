import type { Migration } from 'kysely/migration';

/** Calls of clients, where several instances share their counts, in the format of `rate-limiter-flexible`. */
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
