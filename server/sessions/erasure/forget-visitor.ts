import { sql } from 'kysely';
import type { KeyRing } from '../../keys/key-ring.ts';
import { recordAudit } from '../../store/audit.ts';
import type { Database } from '../../store/database/database.ts';
import { forgottenBody } from '../retention/expired-rows.ts';
import type { Connection } from '../sessions.ts';
import { isInProgress } from '../submission-rows.ts';
import { findVisitors, type Visitor } from './find-visitor.ts';

export interface ForgetRequest {
  /** Session cookie, run, transaction id of a call, or reference that a service has answered. */
  readonly identifier: string;
  /** Keys of submissions; see `findVisitors`. */
  readonly keys: KeyRing | undefined;
  /** Name of the person who asks for the deletion, for the audit log. */
  readonly author: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** Numbers of rows of a visitor that were emptied or deleted. */
export interface Forgotten {
  /** Journeys with stored answers, and runs that were saved to come back to. */
  readonly sessions: number;
  /** Submissions whose content was deleted; that they were made is still known. */
  readonly submissions: number;
  /** Unawaited calls: those not made yet will not be made. */
  readonly calls: number;
}

export type ForgetOutcome =
  | { readonly outcome: 'forgotten'; readonly forgotten: Forgotten }
  | { readonly outcome: 'not-found' }
  /** More than one visitor matches; nothing was deleted. */
  | { readonly outcome: 'ambiguous'; readonly visitors: number }
  /** A press of the visitor is in progress; nothing was deleted. */
  | { readonly outcome: 'busy' };

/** Deletes everything stored of one visitor, except the fact that submissions were made. */
export async function forgetVisitor(database: Database, request: ForgetRequest): Promise<ForgetOutcome> {
  const { identifier, keys, author, now } = request;
  const outcome = await database.query.transaction().execute(async (connection): Promise<ForgetOutcome> => {
    const [visitor, ...others] = await findVisitors(connection, keys, identifier);
    if (visitor === undefined) return { outcome: 'not-found' };
    if (others.length > 0) return { outcome: 'ambiguous', visitors: others.length + 1 };
    if (await isInProgress(connection, visitor.runs, now)) return { outcome: 'busy' };
    const forgotten = await removeAll(connection, visitor);
    const at = new Date(now).toISOString();
    const detail = { ...forgotten };
    await recordAudit(connection, { at, actor: author, action: 'forget', subject: 'visitor', detail });
    return { outcome: 'forgotten', forgotten };
  });
  if (outcome.outcome === 'forgotten') await scrubDatabase(database);
  return outcome;
}

async function removeAll(connection: Connection, { session, runs }: Visitor): Promise<Forgotten> {
  const calls = await connection
    .deleteFrom('outbox')
    .where('run', 'in', runs)
    .where('state', '<>', 'sent')
    .executeTakeFirst();
  const submissions = await sql`update submissions set ${forgottenBody}
    where run in (${sql.join(runs)})`.execute(connection);
  const saved = await connection.deleteFrom('saved_runs').where('run', 'in', runs).executeTakeFirst();
  let sessions = Number(saved.numDeletedRows);
  if (session !== undefined) {
    const deleted = await connection.deleteFrom('sessions').where('session', '=', session).executeTakeFirst();
    await connection.deleteFrom('visitor_files').where('session', '=', session).execute();
    await connection.deleteFrom('session_ids').where('session', '=', session).execute();
    sessions += Number(deleted.numDeletedRows);
  }
  return {
    sessions,
    submissions: Number(submissions.numAffectedRows),
    calls: Number(calls.numDeletedRows),
  };
}

/**
 * Erases deleted rows from the files of the database. SQLite rewrites its file and truncates its log;
 * PostgreSQL frees the space of dead rows for reuse. Backups and archived logs of PostgreSQL are not changed.
 */
async function scrubDatabase({ query, dialect }: Database): Promise<void> {
  if (dialect === 'postgres') {
    await sql`vacuum sessions, session_ids, visitor_files, visitor_file_parts, saved_runs, submissions, outbox`.execute(
      query,
    );
    return;
  }
  await sql`vacuum`.execute(query);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 1) throw new Error('The log of the database is in use: do it again in a moment.');
}
