import { PostgresDialect } from 'kysely';
import pg from 'pg';

const int8 = 20;

/** PostgreSQL through a pool; `onIdleError` hears of connections that break while nobody uses them. */
export function postgresDialect(url: string, onIdleError: (error: Error) => void): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waymark',
    connectionTimeoutMillis: 5_000,
    // The server ends a statement first, so that a connection is not lost over one slow query.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}

/** 64-bit integers here are counts and milliseconds, all safe as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
}
