import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { unreachable } from '#engine';
import type { Database } from '../store/database.ts';
import type { KeyRing } from './key-ring.ts';
import { LeaseLost, ownedSubmission, type Submission } from './submission.ts';
import { submissionSeal } from './submission-journal.ts';
import { type SubmissionRow, type SubmissionRows, submissionRows } from './submission-rows.ts';

/** One press of a submit button. */
export interface Press {
  /** Names the session's run; the same for every press of that run, on every instance. */
  readonly sessionKey: string;
  readonly step: string;
  /** A digest of what is submitted. Presses with the same one are the same press. */
  readonly fingerprint: string;
  /**
   * Asked when this press was done before: true when it is to be done again, but for the calls that have answered.
   * Without it a press that was done is told what came of it.
   */
  readonly mayRepeat?: () => Promise<boolean>;
}

export type BeginOutcome =
  /** This process has it to do. */
  | { readonly outcome: 'mine'; readonly submission: Submission }
  /** It was done; every press of it is told the same. */
  | { readonly outcome: 'finished'; readonly result: unknown }
  /** The attempt this press waited for failed. A press made later begins another. */
  | { readonly outcome: 'failed'; readonly result: unknown }
  /** It is still being done, and this press has waited long enough. */
  | { readonly outcome: 'busy' };

export type SubmitOutcome = Exclude<BeginOutcome, { readonly outcome: 'mine' }>;

/** How the work of a submission ended, and what every press is to be told. */
export interface WorkResult {
  readonly outcome: 'finished' | 'failed';
  readonly result: unknown;
}

/**
 * The ledger of submissions: recorded before anything is sent, one row a session's run and step. Of all presses, on
 * any number of instances, one has it to do and the others wait and are told the same. A process that dies leaves a
 * lease that runs out; whoever comes next takes the submission over and goes on where the journal ends.
 */
export interface Submissions {
  begin(press: Press): Promise<BeginOutcome>;
  /**
   * Does the work of a press at most once at a time: begins, keeps the lease while `work` runs, and ends with what
   * it gives. When `work` throws, the submission is let go for the next press to take up, and the error goes on.
   */
  submitOnce(press: Press, work: (submission: Submission) => Promise<WorkResult>): Promise<SubmitOutcome>;
  /** Deletes what has expired and says how many rows that were. */
  purgeExpired(): Promise<number>;
}

export interface SubmissionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long an ended submission is remembered: at least as long as a session. */
  readonly lifetimeMs: number;
  /** How long after its last sign of life an owner counts as dead. Clocks of the instances must agree to well within it. */
  readonly leaseMs?: number;
  /** How long a press waits for another's outcome. */
  readonly waitMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const longestPauseMs = 250;

export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { database, keys, lifetimeMs, leaseMs = 15_000, waitMs = 30_000, now = Date.now } = options;
  const leaseEnd = () => now() + leaseMs;
  const expiry = () => now() + lifetimeMs;

  async function begin({ sessionKey, step, fingerprint, mayRepeat }: Press): Promise<BeginOutcome> {
    const rows = submissionRows(database, sessionKey, step);
    const sealed = submissionSeal(keys, rows.key);
    const giveUpAt = now() + waitMs;
    let waited = false;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
      const row = await rows.read();
      const same = row?.fingerprint === fingerprint && row.expires_at > now();
      const found = row === undefined ? 'open' : standingOf(row, same, waited);
      const isRepeated = found === 'finished' && !waited && (await mayRepeat?.()) === true;
      const standing = isRepeated ? 'open' : found;
      switch (standing) {
        case 'finished':
        case 'failed':
          return { outcome: standing, result: sealed.openResult(row?.outcome ?? null) };
        case 'held':
          if (now() >= giveUpAt) return { outcome: 'busy' };
          waited = true;
          await sleep(pauseMs);
          break;
        case 'open': {
          const journal = same && row !== undefined ? sealed.openJournal(row.journal) : new Map();
          const claim = {
            fingerprint,
            state: 'started',
            attempt: (row?.attempt ?? 0) + 1,
            owner: randomUUID(),
            lease_until: leaseEnd(),
            journal: sealed.sealJournal(journal),
            outcome: null,
            expires_at: expiry(),
          };
          if (!(await take(rows, row, claim))) break;
          const { owner, attempt } = claim;
          const parts = { rows, seal: sealed, owner, attempt, journal, leaseEnd, expiry };
          return { outcome: 'mine', submission: ownedSubmission(parts) };
        }
        default:
          return unreachable(standing);
      }
    }
  }

  /** What a row means to a press: `open` may be taken, `held` is being worked on by a living owner. */
  function standingOf(
    row: SubmissionRow,
    same: boolean,
    waited: boolean,
  ): 'finished' | 'failed' | 'held' | 'open' {
    if (row.state === 'started') return row.lease_until > now() ? 'held' : 'open';
    if (!same) return 'open';
    if (row.state === 'finished') return 'finished';
    return waited ? 'failed' : 'open';
  }

  return {
    begin,
    async submitOnce(press, work) {
      for (;;) {
        const begun = await begin(press);
        if (begun.outcome !== 'mine') return begun;
        const ended = await perform(begun.submission, work, leaseMs);
        if (ended !== 'lost') return ended;
        // Taken over while this process was too slow to keep its lease: the other's outcome is this press's too.
      }
    },
    async purgeExpired() {
      const deleted = await database.query
        .deleteFrom('submissions')
        .where('expires_at', '<=', now())
        .where('lease_until', '<=', now())
        .executeTakeFirst();
      return Number(deleted.numDeletedRows);
    },
  };
}

function take(
  rows: SubmissionRows,
  seen: SubmissionRow | undefined,
  claim: Parameters<SubmissionRows['insert']>[0],
): Promise<boolean> {
  return seen === undefined ? rows.insert(claim) : rows.claim(seen, claim);
}

async function perform(
  submission: Submission,
  work: (submission: Submission) => Promise<WorkResult>,
  leaseMs: number,
): Promise<WorkResult | 'lost'> {
  // A renewal that fails is found out by the next call or by the end.
  const heartbeat = setInterval(() => void submission.renew().catch(() => {}), leaseMs / 3);
  heartbeat.unref();
  try {
    const ended = await work(submission);
    await (ended.outcome === 'finished' ? submission.finish(ended.result) : submission.fail(ended.result));
    return ended;
  } catch (error) {
    if (error instanceof LeaseLost) return 'lost';
    // Should letting go fail too, the lease runs out by itself; the first error is the one to tell.
    await submission.release().catch(() => {});
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
