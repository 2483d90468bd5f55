import type { Database } from '../store/database/database.ts';
import type { UnknownCall } from './submission-journal.ts';
import { runKeyOf } from './submission-rows.ts';

/** A submission with calls that may have been made, as operators see it. Holds nothing personal. */
export interface UnknownSubmission {
  readonly journey: string;
  readonly step: string;
  readonly run: string;
  /** `finished`: the visitor went on without those calls; otherwise another press repeats them. */
  readonly state: string;
  /** Milliseconds since the epoch. */
  readonly beganAt: number;
  /** Ids to ask the services about. */
  readonly calls: readonly UnknownCall[];
}

/** Submissions whose outcome is unknown, oldest first, except those in progress. */
export async function listUnknownSubmissions(
  { query }: Database,
  limit: number,
  now = Date.now(),
): Promise<readonly UnknownSubmission[]> {
  const rows = await query
    .selectFrom('submissions')
    .select(['journey', 'step', 'run', 'state', 'began_at', 'unknown'])
    .where('unknown', 'is not', null)
    .where('lease_until', '<=', now)
    .orderBy('began_at')
    .limit(limit)
    .execute();
  return rows.map(({ journey, step, run, state, began_at, unknown }) => ({
    journey,
    step,
    run,
    state,
    beganAt: Number(began_at),
    // Only the ledger writes this column.
    calls: JSON.parse(unknown ?? '[]') as readonly UnknownCall[],
  }));
}

/** The runs that have a submission with an unknown outcome, except submissions in progress. */
export async function runsOfUnknownOutcome(
  { query }: Database,
  runs: readonly string[],
  now: number,
): Promise<ReadonlySet<string>> {
  if (runs.length === 0) return new Set();
  const rows = await query
    .selectFrom('submissions')
    .select('run')
    .where('run', 'in', runs)
    .where('unknown', 'is not', null)
    .where('lease_until', '<=', now)
    .execute();
  return new Set(rows.map(({ run }) => run));
}

/** A step of a run that was submitted, as the ledger remembers it. */
export interface RememberedStep {
  /** Key of the step or of an event of its fields. */
  readonly step: string;
  /** Calls of it may have been made, and its visitor has not gone on without them. */
  readonly isUnknown: boolean;
  /** People say that its calls were made, and its visitor has not gone on since. */
  readonly hasArrived: boolean;
}

export async function rememberedSteps(
  { query }: Database,
  journey: string,
  run: string,
): Promise<readonly RememberedStep[]> {
  const rows = await query
    .selectFrom('submissions')
    .select(['step', 'state', 'unknown', 'journal'])
    .where('run_key', '=', runKeyOf({ journey, run }))
    .execute();
  return rows.map(({ step, state, unknown, journal }) => ({
    step,
    isUnknown: unknown !== null && state !== 'finished',
    hasArrived: state === 'settled' && journal !== '',
  }));
}
