import { setTimeout as sleep } from 'node:timers/promises';
import type { Selectable, UpdateObject } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { Database } from '../store/database/database.ts';
import type { Tables } from '../store/database/tables.ts';
import type { Connection } from './sessions.ts';

export type SubmissionRow = Selectable<Tables['submissions']>;

type Change = UpdateObject<Tables, 'submissions'>;

/** The step of a journey's run that a submission belongs to. */
export interface SubmissionPlace {
  readonly journey: string;
  readonly run: string;
  readonly step: string;
}

/** The row of a run's step, changed only by compare-and-swap. */
export interface SubmissionRows {
  /** Key of the row. */
  readonly key: string;
  read(): Promise<SubmissionRow | undefined>;
  /** False if the row exists already. */
  insert(row: Omit<SubmissionRow, 'run_key' | keyof SubmissionPlace>): Promise<boolean>;
  /** Changes the row only if it is unchanged since it was read. */
  claim(seen: SubmissionRow, change: Change): Promise<boolean>;
  /** Changes the row only while this owner holds it; in the given transaction, if any. */
  changeOwned(owner: string, change: Change, connection?: Connection): Promise<boolean>;
  transaction<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
}

/** Key of a run in the ledger. */
export function runKeyOf({ journey, run }: Omit<SubmissionPlace, 'step'>): string {
  return sha256(`${journey}\n${run}`);
}

export function submissionRows({ query }: Database, { journey, run, step }: SubmissionPlace): SubmissionRows {
  const run_key = runKeyOf({ journey, run });
  const ofThisRow = (connection: Connection) =>
    connection.updateTable('submissions').where('run_key', '=', run_key).where('step', '=', step);
  return {
    key: `${run_key}\n${step}`,
    read: () =>
      query
        .selectFrom('submissions')
        .selectAll()
        .where('run_key', '=', run_key)
        .where('step', '=', step)
        .executeTakeFirst(),
    insert: async (row) => {
      const result = await query
        .insertInto('submissions')
        .values({ run_key, journey, run, step, ...row })
        .onConflict((conflict) => conflict.columns(['run_key', 'step']).doNothing())
        .executeTakeFirst();
      return result.numInsertedOrUpdatedRows === 1n;
    },
    claim: async (seen, change) => {
      const result = await ofThisRow(query)
        .set(change)
        .where('owner', '=', seen.owner)
        .where('attempt', '=', seen.attempt)
        .where('state', '=', seen.state)
        .where('lease_until', '=', seen.lease_until)
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    changeOwned: async (owner, change, connection = query) => {
      const result = await ofThisRow(connection)
        .set(change)
        .where('owner', '=', owner)
        .where('state', '=', 'started')
        .executeTakeFirst();
      return result.numUpdatedRows === 1n;
    },
    transaction: (work) => query.transaction().execute(work),
  };
}

/** Whether a living process is performing a submission of any of these runs. */
export async function isInProgress(
  connection: Connection,
  runs: readonly string[],
  now: number,
): Promise<boolean> {
  if (runs.length === 0) return false;
  const row = await connection
    .selectFrom('submissions')
    .select('run')
    .where('run', 'in', runs)
    .where('state', '=', 'started')
    .where('lease_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

const longestPauseMs = 250;

/** Pauses for a wait on other processes: short at first, then longer; false once the time is up. */
export function pausesFor(waitMs: number, now: () => number): () => Promise<boolean> {
  const giveUpAt = now() + waitMs;
  let pauseMs = 20;
  return async () => {
    if (now() >= giveUpAt) return false;
    await sleep(pauseMs);
    pauseMs = Math.min(pauseMs * 1.5, longestPauseMs);
    return true;
  };
}
