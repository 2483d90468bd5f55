import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Dialect } from './dialect.ts';

/** The first schema: revisions, releases, drafts, audit; sessions and submissions. */
export function createTables(dialect: Dialect): Migration {
  return {
    async up(db) {
      await createReleaseTables(db);
      await createEditingTables(db, dialect);
      await createVisitorTables(db);
    },
  };
}

async function createReleaseTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('document_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('body', 'text', required)
    .execute();
  await db.schema
    .createTable('releases')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sequence', 'integer', (column) => column.notNull().unique())
    .addColumn('parent_id', 'text', (column) => column.references('releases.id'))
    .addColumn('author', 'text', required)
    .addColumn('message', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await db.schema
    .createTable('release_entries')
    .addColumn('release_id', 'text', (column) => column.notNull().references('releases.id'))
    .addColumn('document_id', 'text', required)
    .addColumn('hash', 'text', (column) => column.notNull().references('revisions.hash'))
    .addPrimaryKeyConstraint('release_entries_key', ['release_id', 'document_id'])
    .execute();
  await db.schema
    .createTable('pointers')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('release_id', 'text', (column) => column.references('releases.id'))
    .execute();
  await db
    .withTables<{ pointers: { name: string; release_id: string | null } }>()
    .insertInto('pointers')
    .values({ name: 'live', release_id: null })
    .execute();
}

async function createEditingTables(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('document_id', 'text', (column) => column.primaryKey())
    .addColumn('base_hash', 'text')
    .addColumn('body', 'text')
    .addColumn('revision', 'integer', required)
    .addColumn('author', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await db.schema
    .createTable('audit')
    .addColumn('id', dialect === 'sqlite' ? 'integer' : 'serial', (column) =>
      dialect === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey(),
    )
    .addColumn('at', 'text', required)
    .addColumn('actor', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('detail', 'text', required)
    .execute();
}

async function createVisitorTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sessions')
    .addColumn('session', 'text', required)
    .addColumn('journey', 'text', required)
    .addColumn('revision', 'integer', required)
    .addColumn('run', 'text', required)
    .addColumn('release_id', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('sensitive', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('sessions_key', ['session', 'journey'])
    .execute();
  await db.schema
    .createTable('submissions')
    .addColumn('session_key', 'text', required)
    .addColumn('step', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('attempt', 'integer', required)
    .addColumn('owner', 'text', required)
    .addColumn('lease_until', 'bigint', required)
    .addColumn('journal', 'text', required)
    .addColumn('outcome', 'text')
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('submissions_key', ['session_key', 'step'])
    .execute();
  for (const table of ['sessions', 'submissions']) {
    await db.schema.createIndex(`${table}_expiry`).on(table).column('expires_at').execute();
  }
}

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}
