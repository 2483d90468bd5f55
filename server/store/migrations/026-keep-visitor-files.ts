import type { Migration } from 'kysely/migration';
import type { Dialect } from './dialect.ts';

/** Files that visitors give, in encrypted parts, apart from the assets that a site shows. */
export function keepVisitorFiles(dialect: Dialect): Migration {
  return {
    async up(db) {
      await db.schema
        .createTable('visitor_files')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('journey', 'text', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('about', 'text')
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('visitor_files_session')
        .on('visitor_files')
        .columns(['session', 'journey'])
        .execute();
      await db.schema.createIndex('visitor_files_expiry').on('visitor_files').column('expires_at').execute();
      await db.schema
        .createTable('visitor_file_parts')
        .addColumn('file', 'text', (column) =>
          column.notNull().references('visitor_files.id').onDelete('cascade'),
        )
        .addColumn('position', 'integer', (column) => column.notNull())
        .addColumn('bytes', dialect === 'sqlite' ? 'blob' : 'bytea', (column) => column.notNull())
        .addPrimaryKeyConstraint('visitor_file_parts_key', ['file', 'position'])
        .execute();
    },
  };
}
