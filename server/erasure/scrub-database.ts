import { sql } from 'kysely';
import type { Database } from '../store/database/database.ts';

/**
 * Makes the database let go of the bytes of deleted rows. SQLite writes its file anew and empties its log; in PostgreSQL
 * the room of dead rows is freed to be written over. Backups, and archived logs of PostgreSQL, are not reached.
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
