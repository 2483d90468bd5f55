import type { Selectable, UpdateObject } from 'kysely';
import type { Database } from '../store/database.ts';
import { sha256 } from '../store/hash.ts';
import type { Tables } from '../store/tables.ts';

export type SubmissionRow = Selectable<Tables['submissions']>;

type Change = UpdateObject<Tables, 'submissions'>;

/** The one row of a session's run and step, changed only by compare-and-swap. */
export interface SubmissionRows {
  /** The row's name; the session itself is kept as a hash. */
  readonly key: string;
  read(): Promise<SubmissionRow | undefined>;
  /** False when the row is already there. */
  insert(row: Omit<SubmissionRow, 'session_key' | 'step'>): Promise<boolean>;
  /** Changes the row only if nobody has touched it since it was read. */
  claim(seen: SubmissionRow, change: Change): Promise<boolean>;
  /** Changes the row only while this owner holds it. */
  changeOwned(owner: string, change: Change): Promise<boolean>;
}

export function submissionRows({ query }: Database, sessionKey: string, step: string): SubmissionRows {
  const session_key = sha256(sessionKey);
  const ofThisRow = query
    .updateTable('submissions')
    .where('session_key', '=', session_key)
    .where('step', '=', step);
  return {
    key: `${session_key}\n${step}`,
    read: () =>
      query
        .selectFrom('submissions')
        .selectAll()
        .where('session_key', '=', session_key)
        .where('step', '=', step)
        .executeTakeFirst(),
    insert: async (row) => {
      const result = await query
        .insertInto('submissions')
        .values({ session_key, step, ...row })
        .onConflict((conflict) => conflict.columns(['session_key', 'step']).doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    claim: async (seen, change) => {
      const result = await ofThisRow
        .set(change)
        .where('owner', '=', seen.owner)
        .where('attempt', '=', seen.attempt)
        .where('state', '=', seen.state)
        .where('lease_until', '=', seen.lease_until)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    changeOwned: async (owner, change) => {
      const result = await ofThisRow
        .set(change)
        .where('owner', '=', owner)
        .where('state', '=', 'started')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
  };
}
