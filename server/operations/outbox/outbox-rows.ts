import type { Selectable, Updateable } from 'kysely';
import type { Connection } from '../../sessions/sessions.ts';
import type { Database } from '../../store/database/database.ts';
import type { OutboxTable, Tables } from '../../store/database/tables.ts';

export type OutboxRow = Selectable<OutboxTable>;

type Change = Updateable<Tables['outbox']>;

/** The table of the outbox. Only the current owner of a claimed row changes it. */
export interface OutboxRows {
  /** Does nothing if the row exists already. Uses the given transaction, if any. */
  insert(row: OutboxRow, connection?: Connection): Promise<void>;
  /** Claims the row that has been due longest, until `until`; undefined if none is due. */
  claim(owner: string, now: number, until: number): Promise<OutboxRow | undefined>;
  /** False if another owner has claimed the row meanwhile. */
  changeOwned(owner: string, transactionId: string, change: Change): Promise<boolean>;
  /** Oldest first. */
  listUnsent(limit: number): Promise<readonly OutboxRow[]>;
  /** Makes a row that was given up due again; false if there is no such row. */
  revive(transactionId: string, now: number): Promise<boolean>;
}

export function outboxRows({ query }: Database): OutboxRows {
  async function claim(owner: string, now: number, until: number): Promise<OutboxRow | undefined> {
    for (;;) {
      const due = await query
        .selectFrom('outbox')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .executeTakeFirst();
      if (due === undefined) return undefined;
      const claimed = { ...due, owner, due_at: until, attempts: due.attempts + 1 };
      const result = await query
        .updateTable('outbox')
        .set({ owner, due_at: until, attempts: claimed.attempts })
        .where('transaction_id', '=', due.transaction_id)
        .where('state', '=', 'waiting')
        .where('attempts', '=', due.attempts)
        .where('due_at', '=', due.due_at)
        .executeTakeFirst();
      if (result.numUpdatedRows === 1n) return claimed;
      // Another instance was faster; there may be another row.
    }
  }

  return {
    claim,
    insert: async (row, connection = query) => {
      await connection
        .insertInto('outbox')
        .values(row)
        .onConflict((conflict) => conflict.column('transaction_id').doNothing())
        .execute();
    },
    changeOwned: async (owner, transactionId, change) => {
      const result = await query
        .updateTable('outbox')
        .set(change)
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'waiting')
        .where('owner', '=', owner)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    listUnsent: (limit) =>
      query
        .selectFrom('outbox')
        .selectAll()
        .where('state', '!=', 'sent')
        .orderBy('created_at')
        .limit(limit)
        .execute(),
    revive: async (transactionId, now) => {
      const result = await query
        .updateTable('outbox')
        .set({ state: 'waiting', due_at: now, created_at: now })
        .where('transaction_id', '=', transactionId)
        .where('state', '=', 'given-up')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}

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
