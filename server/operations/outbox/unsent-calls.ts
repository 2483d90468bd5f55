import type { Database } from '../../store/database/database.ts';
import { outboxRows } from './outbox-rows.ts';

/** A call that has not been made, as operators see it. Times are milliseconds since the epoch. */
export interface UnsentCall {
  readonly transactionId: string;
  readonly operation: string;
  readonly state: 'waiting' | 'given-up';
  readonly attempts: number;
  readonly createdAt: number;
  /** Why the last attempt failed; empty before the first. */
  readonly reason: string;
}

/** Calls of the outbox that have not been made, oldest first. */
export async function listUnsentCalls(database: Database, limit: number): Promise<readonly UnsentCall[]> {
  const rows = await outboxRows(database).listUnsent(limit);
  return rows.map((row) => ({
    transactionId: row.transaction_id,
    operation: row.operation,
    state: row.state === 'given-up' ? 'given-up' : 'waiting',
    attempts: row.attempts,
    createdAt: row.created_at,
    reason: row.reason,
  }));
}

/** Makes a call that was given up due again, for a running instance; false if there is no such call. */
export async function retryGivenUpCall(
  database: Database,
  transactionId: string,
  now = Date.now(),
): Promise<boolean> {
  return await outboxRows(database).revive(transactionId, now);
}
