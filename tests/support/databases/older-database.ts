import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../../server/store/database/database.ts';
import { postgresPool } from '../../../server/store/database/postgres-pool.ts';
import { PatientSqliteDialect } from '../../../server/store/database/sqlite-dialect.ts';

/** Fills an empty database as it was after a migration, and closes it. */
export async function fillOlderDatabase(
  url: string,
  migration: string,
  fill: (database: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const isSqlite = url.startsWith('sqlite:');
  const dialect = isSqlite
    ? new PatientSqliteDialect(url.slice('sqlite:'.length))
    : new PostgresDialect({ pool: postgresPool(url, () => {}) });
  const database = new Kysely<unknown>({ dialect });
  const provider = { getMigrations: async () => migrations(isSqlite ? 'sqlite' : 'postgres') };
  await new Migrator({ db: database, provider }).migrateTo(migration);
  await fill(database);
  await database.destroy();
}
