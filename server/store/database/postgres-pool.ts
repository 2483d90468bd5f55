import pg from 'pg';

const int8 = 20;

/** Connections to PostgreSQL; `onIdleError` is called for those that break while idle. */
export function postgresPool(url: string, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'waymark',
    connectionTimeoutMillis: 5_000,
    // Shorter than the client's timeout, so that a slow query does not cost the connection.
    statement_timeout: 15_000,
    query_timeout: 20_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', onIdleError);
  // The pool handles errors only of idle connections. The user of a connection learns of a break from the
  // query that fails; without a listener the process would end.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** 64-bit integers here are counts and milliseconds, all safe as numbers. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  return oid === int8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text');
}
