import type { Log } from '../../observing/log.ts';

/**
 * SQLSTATE classes of a server that cannot serve now: lost connections, no resources, shutting down or
 * starting.
 */
const awayStates = /^(08|53|57P|58)/;

/** Error codes of the drivers and the system for a database that cannot be reached or used. */
const awayCodes =
  /^(E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|READONLY).*)$/;

/** Messages of `pg`'s errors that have no code. */
const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|The client was closed)/i;

/** Whether an error of a query means that the database is away, not that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return awayStates.test(code) || awayCodes.test(code) || awayMessages.test(error.message);
}

/** Logs why a request failed: one line if the database is away, otherwise the error with its stack. */
export function logFailure(log: Log, error: unknown, message: string, detail: object = {}): void {
  if (isDatabaseAway(error)) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    log.warn({ reason }, 'The database is away: pages with forms answer 503.');
  } else log.warn({ err: error, ...detail }, message);
}
