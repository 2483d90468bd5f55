import { Kysely, type Dialect as KyselyDialect, PostgresDialect } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Pool } from 'pg';
import type { Log } from '../../observing/log.ts';
import { createTables } from '../migrations/001-create-tables.ts';
import { runsOfTheirOwn } from '../migrations/002-runs-of-their-own.ts';
import { createClientLimitsTable } from '../migrations/003-create-client-limits.ts';
import { createOutboxTable } from '../migrations/004-create-outbox.ts';
import { noteCheckedReleases } from '../migrations/006-note-checked-releases.ts';
import { limitKeptData } from '../migrations/007-limit-what-is-kept.ts';
import { dropSearchRecords, noteSearchRecords } from '../migrations/008-note-search-records.ts';
import { proveReleases } from '../migrations/009-prove-releases.ts';
import { scheduleReleases } from '../migrations/010-schedule-releases.ts';
import { entriesAsChanges } from '../migrations/011-entries-as-changes.ts';
import { storeAssets } from '../migrations/013-store-assets.ts';
import { assetsInABucket } from '../migrations/016-assets-in-a-bucket.ts';
import { chainAudit } from '../migrations/017-chain-audit.ts';
import { keepVisitorFiles } from '../migrations/026-keep-visitor-files.ts';
import { keepSavedRuns } from '../migrations/027-keep-saved-runs.ts';
import { createChangeSets } from '../migrations/authors/014-change-sets.ts';
import { createPeople } from '../migrations/authors/015-create-people.ts';
import { reviewChanges } from '../migrations/authors/018-review-changes.ts';
import { createPeopleKeys } from '../migrations/authors/019-create-people-keys.ts';
import { showPresence } from '../migrations/authors/022-show-presence.ts';
import { limitPeople } from '../migrations/authors/023-limit-people.ts';
import { countAttempts } from '../migrations/authors/024-count-attempts.ts';
import { noteRecoveries } from '../migrations/authors/025-note-recoveries.ts';
import type { Dialect } from '../migrations/dialect.ts';
import type { Tables } from './tables.ts';

/** One open database, migrated to the current schema. */
export interface Database {
  readonly dialect: Dialect;
  readonly query: Kysely<Tables>;
  /** The connections behind `query`, for libraries with their own SQL; undefined for SQLite. */
  readonly pool: Pool | undefined;
  close(): Promise<void>;
}

/**
 * Opens a database and migrates its schema to the current version. Several instances may do so at once.
 *
 * @param url `sqlite:<path>` or `postgres://…`
 * @throws if the database cannot be reached or its schema is newer than this program.
 */
export async function openDatabase(url: string, log: Log): Promise<Database> {
  const dialect = url.startsWith('sqlite:') ? 'sqlite' : 'postgres';
  const { kysely, pool } = await connect(url, dialect, log);
  const query = new Kysely<Tables>({ dialect: kysely });
  const provider = { getMigrations: async () => migrations(dialect) };
  const { error } = await new Migrator({ db: query, provider }).migrateToLatest();
  if (error !== undefined) {
    await query.destroy();
    throw error;
  }
  return { dialect, query, pool, close: () => query.destroy() };
}

/** Loads only the driver of the database in use. */
async function connect(
  url: string,
  dialect: Dialect,
  log: Log,
): Promise<{ readonly kysely: KyselyDialect; readonly pool: Pool | undefined }> {
  if (dialect === 'sqlite') {
    const { PatientSqliteDialect } = await import('./sqlite-dialect.ts');
    return { kysely: new PatientSqliteDialect(url.slice('sqlite:'.length)), pool: undefined };
  }
  const { postgresPool } = await import('./postgres-pool.ts');
  const pool = postgresPool(url, (error) => log.warn({ error: error.message }, 'An idle connection broke.'));
  return { kysely: new PostgresDialect({ pool }), pool };
}

/** All migrations, in order of their names. A released one is never edited. */
export function migrations(dialect: Dialect): Record<string, Migration> {
  return {
    '001-create-tables': createTables(dialect),
    '002-runs-of-their-own': runsOfTheirOwn,
    '003-create-client-limits': createClientLimitsTable,
    '004-create-outbox': createOutboxTable,
    '006-note-checked-releases': noteCheckedReleases,
    '007-limit-what-is-kept': limitKeptData,
    '008-note-search-records': noteSearchRecords,
    '009-prove-releases': proveReleases,
    '010-schedule-releases': scheduleReleases,
    '011-entries-as-changes': entriesAsChanges,
    '012-drop-search-records': dropSearchRecords,
    '013-store-assets': storeAssets(dialect),
    '014-change-sets': createChangeSets,
    '015-create-people': createPeople(dialect),
    '016-assets-in-a-bucket': assetsInABucket,
    '017-chain-audit': chainAudit,
    '018-review-changes': reviewChanges,
    '019-create-people-keys': createPeopleKeys,
    '022-show-presence': showPresence,
    '023-limit-people': limitPeople,
    '024-count-attempts': countAttempts,
    '025-note-recoveries': noteRecoveries,
    '026-keep-visitor-files': keepVisitorFiles(dialect),
    '027-keep-saved-runs': keepSavedRuns,
  };
}
