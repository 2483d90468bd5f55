import type { ColumnDefinitionBuilder } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Unawaited calls, kept until they have been made. */
export const createOutboxTable: Migration = {
  async up(db) {
    await db.schema
      .createTable('outbox')
      .addColumn('transaction_id', 'text', (column) => column.primaryKey())
      .addColumn('operation', 'text', required)
      .addColumn('content', 'text', required)
      .addColumn('state', 'text', required)
      .addColumn('attempts', 'integer', required)
      .addColumn('owner', 'text', required)
      .addColumn('due_at', 'bigint', required)
      .addColumn('reason', 'text', required)
      .addColumn('created_at', 'bigint', required)
      .addColumn('expires_at', 'bigint', required)
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
    await db.schema.createIndex('outbox_expiry').on('outbox').column('expires_at').execute();
  },
};

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}
