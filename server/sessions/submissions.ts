import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalJson, unreachable } from '#engine';
import type { Database } from '../store/database/database.ts';
import type { KeyRing } from './key-ring.ts';
import type { Connection } from './sessions.ts';
import { isSigned, sign } from './signature.ts';
import { LeaseLost, ownedSubmission, type Submission } from './submission.ts';
import { type Journal, settledJournal, submissionSeal } from './submission-journal.ts';
import {
  type SubmissionPlace,
  type SubmissionRow,
  type SubmissionRows,
  submissionRows,
} from './submission-rows.ts';

/** One press of a submit button, of a step of one journey's run. The run's name is all that presses of it have in common. */
export interface Press extends SubmissionPlace {
  /** What is submitted: presses with equal content are the same press. Kept as a keyed hash. */
  readonly content: unknown;
  /**
   * Asked when this press was done before: true when it is to be done again, but for the calls that have answered.
   * Without it a press with equal content is told what came of it, and one with other content is worked on.
   */
  readonly mayRepeat?: () => Promise<boolean>;
}

export type BeginOutcome =
  /** This process has it to do. */
  | { readonly outcome: 'mine'; readonly submission: Submission }
  | FinishedOutcome
  /** The attempt this press waited for failed. A press made later begins another. */
  | { readonly outcome: 'failed'; readonly result: unknown }
  /** It is still being done, and this press has waited long enough. */
  | { readonly outcome: 'busy' };

/** It was done. */
export interface FinishedOutcome {
  readonly outcome: 'finished';
  /** Undefined once what is personal was forgotten. */
  readonly result: unknown;
  /** Whether this press submits what was done. */
  readonly isSame: boolean;
}

export type SubmitOutcome = Exclude<BeginOutcome, { readonly outcome: 'mine' }> & {
  /** Whether this press did the work that the outcome is of. A press whose lease was lost did not. */
  readonly isOwn: boolean;
};

/** How the work of a submission ended, and what every press is to be told. */
export interface WorkResult {
  readonly outcome: 'finished' | 'failed';
  readonly result: unknown;
  /** Writes what is kept besides, in the transaction that ends the submission. */
  readonly save?: (connection: Connection) => Promise<void>;
}

/**
 * The ledger of submissions: recorded before anything is sent, one row a run and step. Of all presses, on
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
  /** What came of the step's submission; undefined when it has not ended well. */
  findFinished(press: Omit<Press, 'mayRepeat'>): Promise<FinishedOutcome | undefined>;
}

export interface SubmissionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long answers and outcomes are kept: as long as a session lives. */
  readonly lifetimeMs: number;
  /** How long it is remembered that a call was made; 400 days unless told otherwise. */
  readonly memoryMs?: number;
  /** How long after its last sign of life an owner counts as dead. Clocks of the instances must agree to well within it. */
  readonly leaseMs?: number;
  /** How long a press waits for another's outcome. */
  readonly waitMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const longestPauseMs = 250;
const usualMemoryMs = 400 * 24 * 3_600_000;
/** A session that was saved by the same press ends first. */
const slackMs = 3_600_000;

export function createSubmissions(options: SubmissionsOptions): Submissions {
  const { database, keys, lifetimeMs, memoryMs = usualMemoryMs, leaseMs = 15_000, waitMs = 30_000 } = options;
  const { now = Date.now } = options;
  const leaseEnd = () => now() + leaseMs;
  const expiry = (journal: Journal) => {
    const forget_at = now() + lifetimeMs + slackMs;
    return { forget_at, expires_at: journal.size === 0 ? forget_at : Math.max(forget_at, now() + memoryMs) };
  };

  async function begin(press: Press): Promise<BeginOutcome> {
    const rows = submissionRows(database, press);
    const sealed = submissionSeal(keys, rows.key);
    const giveUpAt = now() + waitMs;
    let waited = false;
    for (let pauseMs = 20; ; pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
      const row = await rows.read();
      const isSame = row !== undefined && isSameContent(row, press, keys);
      const standing = row === undefined ? 'open' : await standingOf(row, isSame, waited, press);
      switch (standing) {
        case 'finished':
          return { outcome: standing, result: sealed.openResult(row?.outcome ?? null), isSame };
        case 'failed':
          return { outcome: standing, result: sealed.openResult(row?.outcome ?? null) };
        case 'held':
          if (now() >= giveUpAt) return { outcome: 'busy' };
          waited = true;
          await sleep(pauseMs);
          break;
        case 'open': {
          const journal = journalOf(row, isSame, press, sealed.openJournal);
          const claim = {
            fingerprint: fingerprintOf(press, keys),
            state: 'started',
            attempt: (row?.attempt ?? 0) + 1,
            owner: randomUUID(),
            lease_until: leaseEnd(),
            journal: sealed.sealJournal(journal),
            outcome: null,
            unknown: row?.unknown ?? null,
            began_at: row?.began_at ?? now(),
            ...expiry(journal),
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
  async function standingOf(
    row: SubmissionRow,
    isSame: boolean,
    waited: boolean,
    { mayRepeat }: Press,
  ): Promise<'finished' | 'failed' | 'held' | 'open'> {
    if (row.state === 'started') return row.lease_until > now() ? 'held' : 'open';
    if (row.expires_at <= now()) return 'open';
    if (row.state === 'failed') return waited && isSame ? 'failed' : 'open';
    if (waited && isSame) return 'finished';
    const isRepeated = mayRepeat === undefined ? !isSame : await mayRepeat();
    return isRepeated ? 'open' : 'finished';
  }

  return {
    begin,
    async submitOnce(press, work) {
      for (;;) {
        const begun = await begin(press);
        if (begun.outcome !== 'mine') return { ...begun, isOwn: false };
        const ended = await perform(begun.submission, work, leaseMs);
        if (ended === 'lost') continue; // Another process was told that this one is dead: its outcome is this press's too.
        const { outcome, result } = ended;
        return outcome === 'finished'
          ? { outcome, result, isSame: true, isOwn: true }
          : { outcome, result, isOwn: true };
      }
    },
    async findFinished(press) {
      const rows = submissionRows(database, press);
      const row = await rows.read();
      if (row?.state !== 'finished' || row.expires_at <= now()) return undefined;
      const result = submissionSeal(keys, rows.key).openResult(row.outcome);
      return { outcome: 'finished', result, isSame: isSameContent(row, press, keys) };
    },
  };
}

function fingerprintOf({ content }: Pick<Press, 'content'>, keys: KeyRing): string {
  return sign(keys, 'fingerprint', canonicalJson(content)).toString('base64url');
}

function isSameContent(
  { fingerprint }: SubmissionRow,
  { content }: Pick<Press, 'content'>,
  keys: KeyRing,
): boolean {
  return isSigned(keys, 'fingerprint', canonicalJson(content), Buffer.from(fingerprint, 'base64url'));
}

/** The calls that count for a new attempt: all of one that did not end well; what may have been done counts always. */
function journalOf(
  row: SubmissionRow | undefined,
  isSame: boolean,
  { mayRepeat }: Press,
  open: (sealed: string) => Journal,
): Journal {
  if (row === undefined) return new Map();
  const journal = open(row.journal);
  if (row.state !== 'finished') return journal;
  const settled = settledJournal(journal);
  if (isSame || mayRepeat !== undefined) return settled;
  return new Map([...settled].filter(([, { state }]) => state !== 'answered'));
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
    await submission.end(ended.outcome, ended.result, ended.save);
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
