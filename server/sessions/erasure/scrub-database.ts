import { sql } from 'kysely';
import type { Database } from '../../store/database/database.ts';

/**
 * Erases deleted rows from the files of the database. SQLite rewrites its file and truncates its log;
 * PostgreSQL frees the space of dead rows for reuse. Backups and archived logs of PostgreSQL are not changed.
 */
export async function scrubDatabase({ query, dialect }: Database): Promise<void> {
  if (dialect === 'postgres') {
    await sql`vacuum sessions, session_ids, submissions, outbox`.execute(query);
    return;
  }
  await sql`vacuum`.execute(query);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(query);
  if (rows[0]?.busy === 1) throw new Error('The log of the database is in use: do it again in a moment.');
}
