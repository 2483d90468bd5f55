import { type RawBuilder, sql } from 'kysely';
import { countOldest, deleteOldest } from '../../store/audit-chain.ts';
import type { Database } from '../../store/database/database.ts';
import type { Tables } from '../../store/database/tables.ts';
import { batchSize, changeBatch, countRows, deleteBatch, type RetentionPart } from './parts.ts';

const dayMs = 86_400_000;

/** A part that deletes rows of one table in batches. */
function deleted(
  database: Database,
  table: keyof Tables,
  condition: (now: number) => RawBuilder<unknown>,
): RetentionPart {
  const { query, dialect } = database;
  return {
    count: (now) => countRows(query, { table, where: condition(now) }),
    remove: (now, afterBatch) =>
      inBatches(() => deleteBatch(query, dialect, { table, where: condition(now) }), afterBatch),
  };
}

/** Repeats a batch until nothing is left, and returns the number of rows in total. */
export async function inBatches(
  batch: () => Promise<number>,
  afterBatch: () => Promise<void>,
): Promise<number> {
  for (let total = 0; ; ) {
    const count = await batch();
    total += count;
    if (count < batchSize) return total;
    await afterBatch();
  }
}

/** Rows with an expiry of their own, and audit entries, which expire by age. */
export function expiredRows(database: Database, { auditDays }: { readonly auditDays: number }) {
  const { query, dialect } = database;
  const oldAudit = (now: number) => new Date(now - auditDays * dayMs).toISOString();
  const personal = (now: number) => ({
    table: 'submissions' as const,
    where: sql`forget_at <= ${now} and lease_until <= ${now} and journal <> ''`,
  });
  return {
    sessions: deleted(database, 'sessions', (now) => sql`expires_at <= ${now}`),
    sessionIds: deleted(database, 'session_ids', (now) => sql`expires_at <= ${now}`),
    savedRuns: deleted(database, 'saved_runs', (now) => sql`expires_at <= ${now}`),
    submissions: deleted(
      database,
      'submissions',
      (now) => sql`expires_at <= ${now} and lease_until <= ${now}`,
    ),
    /** Personal content of submissions is deleted long before the fact that they were made. */
    submissionBodies: {
      count: (now) => countRows(query, personal(now)),
      remove: (now, afterBatch) =>
        inBatches(() => changeBatch(query, dialect, personal(now), forgottenBody), afterBatch),
    },
    outbox: deleted(database, 'outbox', (now) => sql`expires_at <= ${now} and due_at <= ${now}`),
    peopleSessions: deleted(
      database,
      'people_sessions',
      // The library writes this column: as a text in SQLite, which compares as the time does.
      (now) => sql`"expiresAt" <= ${new Date(now).toISOString()}`,
    ),
    peopleKeys: deleted(database, 'people_keys', (now) => sql`expires_at <= ${new Date(now).toISOString()}`),
    clientLimits: deleted(database, 'client_limits', (now) => sql`expire <= ${now}`),
    audit: {
      count: (now) => countOldest(database, oldAudit(now)),
      remove: (now, afterBatch) =>
        inBatches(() => deleteOldest(database, oldAudit(now), batchSize), afterBatch),
    },
  } satisfies { readonly [part: string]: RetentionPart };
}

/**
 * Deletes the personal content of a submission: what was sent, its outcome, and the hash of what was
 * submitted.
 */
export const forgottenBody = sql`journal = '', outcome = null, fingerprint = ''`;
