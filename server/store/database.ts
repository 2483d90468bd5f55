import { Kysely, Migrator } from 'kysely';
import type { Dialect } from './dialect.ts';
import { migrations } from './migrations.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { PatientSqliteDialect } from './sqlite-dialect.ts';
import type { Tables } from './tables.ts';

/** Where the store writes what an operator should know. A pino logger fits. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

/** One open database, migrated to the current schema. */
export interface Database {
  readonly dialect: Dialect;
  readonly query: Kysely<Tables>;
  close(): Promise<void>;
}

/**
 * Opens the database that one setting names and brings its schema up to date. Several instances may do so at once.
 *
 * @param url `sqlite:<path>` or `postgres://…`
 * @throws when the database cannot be reached or its schema is newer than this program.
 */
export async function openDatabase(url: string, log: Log): Promise<Database> {
  const dialect = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const query = new Kysely<Tables>({
    dialect:
      dialect === 'sqlite'
        ? new PatientSqliteDialect(url.slice('sqlite:'.length))
        : postgresDialect(url, (error) => log.warn({ error: error.message }, 'An idle connection broke.')),
  });
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db: query, provider }).migrateToLatest();
  if (error !== undefined) {
    await query.destroy();
    throw error;
  }
  return { dialect, query, close: () => query.destroy() };
}
