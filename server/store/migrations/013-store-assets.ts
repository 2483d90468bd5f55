import type { Migration } from 'kysely/migration';
import type { Dialect } from './dialect.ts';

/** The bytes of assets under their hashes, in parts, so that no reader or writer needs all of them in memory. */
export function storeAssets(dialect: Dialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('assets')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('added_at', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('asset_parts')
        .addColumn('hash', 'text', (column) => column.notNull().references('assets.hash'))
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('asset_parts_key', ['hash', 'position'])
        .execute();
      await db.schema
        .createTable('asset_variants')
        .addColumn('source', 'text', (column) => column.notNull().references('assets.hash'))
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().references('assets.hash'))
        .addPrimaryKeyConstraint('asset_variants_key', ['source', 'name'])
        .execute();
    },
  };
}
