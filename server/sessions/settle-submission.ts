import type { KeyRing } from '../keys/key-ring.ts';
import { recordAudit } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import type { Connection } from './sessions.ts';
import { type Journal, submissionSeal, type UnknownCall, undoneJournal } from './submission-journal.ts';
import type { SubmissionRow } from './submission-rows.ts';

/** A verdict of people on a submission whose outcome is unknown. */
export interface Verdict {
  /** Of one of its calls. */
  readonly transactionId: string;
  /** `arrived`: nothing of it is sent again; `not-arrived`: the visitor may send corrected answers. */
  readonly verdict: 'arrived' | 'not-arrived';
  /** Name of the person who settles it, and why, for the audit log. */
  readonly author: string;
  readonly why: string;
  /** Keys of submissions; without them a submission cannot be settled as `not-arrived` while its content is kept. */
  readonly keys: KeyRing | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** `busy`: a press is in progress; `sealed`: its content cannot be opened without secrets. */
export type SettleOutcome = 'settled' | 'not-found' | 'busy' | 'sealed';

/** Settles a submission whose outcome is unknown, with an entry in the audit log. */
export async function settleSubmission({ query }: Database, verdict: Verdict): Promise<SettleOutcome> {
  const { transactionId, author, why, now } = verdict;
  return await query.transaction().execute(async (connection): Promise<SettleOutcome> => {
    const row = await rowOf(connection, transactionId);
    if (row === undefined) return 'not-found';
    if (row.state === 'started' && row.lease_until > now) return 'busy';
    const change = changeOf(row, verdict);
    if (change === undefined) return 'sealed';
    const result = await connection
      .updateTable('submissions')
      .set({ ...change, unknown: null, outcome: null, lease_until: 0 })
      .where('run_key', '=', row.run_key)
      .where('step', '=', row.step)
      .where('owner', '=', row.owner)
      .where('attempt', '=', row.attempt)
      .where('state', '=', row.state)
      .where('lease_until', '=', row.lease_until)
      .executeTakeFirst();
    if (result.numUpdatedRows !== 1n) return 'busy';
    const detail = { verdict: verdict.verdict, why, journey: row.journey, step: row.step };
    const at = new Date(now).toISOString();
    await recordAudit(connection, { at, actor: author, action: 'settle', subject: transactionId, detail });
    return 'settled';
  });
}

/** A call of a submission whose outcome is unknown, and what it sent if that is still kept and can be opened. */
export interface ShownCall extends UnknownCall {
  readonly sent?: unknown;
}

/** The unknown calls of a submission, by the transaction id of one; undefined if there is none. Personal. */
export async function showUnknownSubmission(
  { query }: Database,
  transactionId: string,
  keys: KeyRing | undefined,
): Promise<readonly ShownCall[] | undefined> {
  const row = await rowOf(query, transactionId);
  if (row === undefined) return undefined;
  const journal = journalOf(row, keys);
  const entries = new Map([...(journal ?? [])].map(([, entry]) => [entry.transactionId, entry.input]));
  return callsOf(row).map((call) => ({ ...call, sent: entries.get(call.transactionId) }));
}

function changeOf(
  row: SubmissionRow,
  { verdict, keys }: Verdict,
): { readonly state: string; readonly journal: string } | undefined {
  if (verdict === 'arrived') return { state: 'settled', journal: row.journal };
  if (row.journal === '') return { state: 'failed', journal: '' };
  if (keys === undefined) return undefined;
  const journal = journalOf(row, keys);
  const sealed = submissionSeal(keys, keyOf(row));
  return { state: 'failed', journal: journal ? sealed.sealJournal(undoneJournal(journal)) : '' };
}

function journalOf(row: SubmissionRow, keys: KeyRing | undefined): Journal | undefined {
  return keys && submissionSeal(keys, keyOf(row)).openJournal(row.journal);
}

const keyOf = ({ run_key, step }: SubmissionRow) => `${run_key}\n${step}`;

async function rowOf(connection: Connection, transactionId: string): Promise<SubmissionRow | undefined> {
  const rows = await connection
    .selectFrom('submissions')
    .selectAll()
    .where('unknown', 'is not', null)
    .execute();
  return rows.find((row) => callsOf(row).some((call) => call.transactionId === transactionId));
}

// Only the ledger writes this column.
const callsOf = ({ unknown }: SubmissionRow) => JSON.parse(unknown ?? '[]') as readonly UnknownCall[];
