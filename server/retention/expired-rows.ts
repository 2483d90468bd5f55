import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../store/database/database.ts';
import type { RetentionPart } from './part.ts';
import { batchSize, changeBatch, countRows, deleteBatch, type RowSelection } from './rows.ts';

const dayMs = 86_400_000;

/** A part that deletes rows of one table batch by batch. */
function deleted(
  database: Database,
  table: RowSelection['table'],
  condition: (now: number) => RawBuilder<unknown>,
): RetentionPart {
  const { query, dialect } = database;
  return {
    count: (now) => countRows(query, { table, where: condition(now) }),
    remove: (now, afterBatch) =>
      inBatches(() => deleteBatch(query, dialect, { table, where: condition(now) }), afterBatch),
  };
}

/** Repeats a batch until nothing is left, and gives how many rows there were in all. */
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

/** Rows that say themselves when they end, and audit entries, which have an age. */
export function expiredRows(database: Database, { auditDays }: { readonly auditDays: number }) {
  const { query, dialect } = database;
  const personal = (now: number) => ({
    table: 'submissions' as const,
    where: sql`forget_at <= ${now} and lease_until <= ${now} and journal <> ''`,
  });
  return {
    sessions: deleted(database, 'sessions', (now) => sql`expires_at <= ${now}`),
    sessionIds: deleted(database, 'session_ids', (now) => sql`expires_at <= ${now}`),
    submissions: deleted(
      database,
      'submissions',
      (now) => sql`expires_at <= ${now} and lease_until <= ${now}`,
    ),
    /** What is personal of submissions goes long before the fact that they were made. */
    submissionBodies: {
      count: (now) => countRows(query, personal(now)),
      remove: (now, afterBatch) =>
        inBatches(() => changeBatch(query, dialect, personal(now), forgottenBody), afterBatch),
    },
    outbox: deleted(database, 'outbox', (now) => sql`expires_at <= ${now} and due_at <= ${now}`),
    clientLimits: deleted(database, 'client_limits', (now) => sql`expire <= ${now}`),
    audit: deleted(database, 'audit', (now) => sql`at < ${new Date(now - auditDays * dayMs).toISOString()}`),
  } satisfies { readonly [part: string]: RetentionPart };
}

/** A submission without what is personal: what was sent, what came of it, and the hash of what was submitted. */
export const forgottenBody = sql`journal = '', outcome = null, fingerprint = ''`;
