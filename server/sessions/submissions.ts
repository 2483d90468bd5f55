import { randomUUID } from 'node:crypto';
import { canonicalJson, unreachable } from '#engine';
import type { KeyRing } from '../keys/key-ring.ts';
import { isSigned, sign } from '../keys/signature.ts';
import type { Database } from '../store/database/database.ts';
import type { Connection } from './sessions.ts';
import { LeaseLost, ownedSubmission, type Submission } from './submission.ts';
import {
  arrivedJournal,
  type Journal,
  type SubmissionSeal,
  settledJournal,
  submissionSeal,
} from './submission-journal.ts';
import {
  isInProgress,
  pausesFor,
  type SubmissionPlace,
  type SubmissionRow,
  type SubmissionRows,
  submissionRows,
} from './submission-rows.ts';
import { type RememberedStep, rememberedSteps, runsOfUnknownOutcome } from './unknown-submissions.ts';

/**
 * One press of a submit button, for a step of one journey's run. All presses of the run share its id and
 * nothing else.
 */
export interface Press extends SubmissionPlace {
  /** Submitted content: presses with equal content are the same press. Stored as a keyed hash. */
  readonly content: unknown;
  /**
   * Called if the step was submitted before: true if it is to be submitted again, except for calls that have
   * answered. Without it, a press with equal content gets the earlier result, and one with other content is
   * performed.
   */
  readonly mayRepeat?: () => Promise<boolean>;
}

export type BeginOutcome =
  /** This process performs the press. */
  | { readonly outcome: 'mine'; readonly submission: Submission }
  | FinishedOutcome
  /** The attempt that this press waited for failed. A later press begins another. */
  | { readonly outcome: 'failed'; readonly result: unknown }
  /** The submission is still in progress, and this press has waited long enough. */
  | { readonly outcome: 'busy' }
  /** Calls may have been made, and what was sent is forgotten or sealed under a secret that is gone: nothing may be sent. */
  | { readonly outcome: 'unsettled' };

/** The submission was performed. */
export interface FinishedOutcome {
  readonly outcome: 'finished';
  /** Undefined once personal content was deleted. */
  readonly result: unknown;
  /** Whether this press has the content that was submitted. */
  readonly isSame: boolean;
}

export type SubmitOutcome = Exclude<BeginOutcome, { readonly outcome: 'mine' }> & {
  /** Whether this press did the work of the outcome. A press whose lease was lost did not. */
  readonly isOwn: boolean;
};

/** Result of a submission's work, for every press of it. */
export interface WorkResult {
  readonly outcome: 'finished' | 'failed';
  readonly result: unknown;
  /** Writes more in the transaction that ends the submission. */
  readonly save?: (connection: Connection) => Promise<void>;
}

/**
 * The ledger of submissions: recorded before anything is sent, one row per run and step. Of all presses, on
 * any number of instances, one does the work; the others wait and get the same result. The lease of a process
 * that dies expires; the next press takes the submission over and continues where the journal ends.
 */
export interface Submissions {
  begin(press: Press): Promise<BeginOutcome>;
  /**
   * Does the work of a press at most once at a time: begins, keeps the lease while `work` runs, and ends with
   * its result. If `work` throws, the submission is released for the next press, and the error is rethrown.
   */
  submitOnce(press: Press, work: (submission: Submission) => Promise<WorkResult>): Promise<SubmitOutcome>;
  /** Result of the step's submission; undefined if it has not finished. */
  findFinished(press: Omit<Press, 'mayRepeat'>): Promise<FinishedOutcome | undefined>;
  /** Waits until no submission of these runs is in progress; false if that takes too long. */
  waitUntilIdle(runs: readonly string[]): Promise<boolean>;
  /** The runs that have a submission with an unknown outcome, except submissions in progress. */
  ofUnknownOutcome(runs: readonly string[]): Promise<ReadonlySet<string>>;
  /** Submissions of a run in the ledger, by step, with those in progress. */
  ofRun(journey: string, run: string): Promise<readonly RememberedStep[]>;
}

export interface SubmissionsOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  /** How long answers and outcomes are kept: as long as a session lives. */
  readonly lifetimeMs: number;
  /** How long it is remembered that a call was made; 400 days by default. */
  readonly memoryMs?: number;
  /**
   * Time after its last heartbeat when an owner counts as dead. The clocks of the instances must differ by
   * far less.
   */
  readonly leaseMs?: number;
  /** How long a press waits for the outcome of another, and a deletion for the end of a press. */
  readonly waitMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const usualMemoryMs = 400 * 24 * 3_600_000;
/** Added to the time of a submission, so that a session saved by the same press expires first. */
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
    const pause = pausesFor(waitMs, now);
    let waited = false;
    for (;;) {
      const row = await rows.read();
      const isSame = row !== undefined && isSameContent(row, press, keys);
      const standing = row === undefined ? 'open' : await standingOf(row, isSame, waited, press, sealed);
      switch (standing) {
        case 'finished':
          return { outcome: standing, result: sealed.openResult(row?.outcome ?? null), isSame };
        case 'failed':
          return { outcome: standing, result: sealed.openResult(row?.outcome ?? null) };
        case 'held':
          if (!(await pause())) return { outcome: 'busy' };
          waited = true;
          break;
        case 'open': {
          const journal = journalOf(row, isSame, press, sealed.openJournal);
          if (journal === undefined) return { outcome: 'unsettled' };
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
          const parts = { rows, seal: sealed, run: press.run, owner, attempt, journal, leaseEnd, expiry };
          return { outcome: 'mine', submission: ownedSubmission(parts) };
        }
        default:
          return unreachable(standing);
      }
    }
  }

  /** State of a row as seen by a press: `open` may be taken, `held` is in progress with a live owner. */
  async function standingOf(
    row: SubmissionRow,
    isSame: boolean,
    waited: boolean,
    { mayRepeat }: Press,
    { openJournal }: SubmissionSeal,
  ): Promise<'finished' | 'failed' | 'held' | 'open'> {
    if (row.state === 'started') return row.lease_until > now() ? 'held' : 'open';
    if (row.expires_at <= now()) return 'open';
    // Without what was sent, nobody can go on after it.
    if (row.state === 'settled') return openJournal(row.journal)?.size ? 'open' : 'finished';
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
        if (ended === 'lost') continue; // The process that took over gives this press its outcome.
        const { outcome, result } = ended;
        return outcome === 'finished'
          ? { outcome, result, isSame: true, isOwn: true }
          : { outcome, result, isOwn: true };
      }
    },
    async findFinished(press) {
      const rows = submissionRows(database, press);
      const row = await rows.read();
      const isFinished = row?.state === 'finished' || row?.state === 'settled';
      if (!isFinished || row.expires_at <= now()) return undefined;
      const result = submissionSeal(keys, rows.key).openResult(row.outcome);
      return { outcome: 'finished', result, isSame: isSameContent(row, press, keys) };
    },
    ofUnknownOutcome: (runs) => runsOfUnknownOutcome(database, runs, now()),
    ofRun: (journey, run) => rememberedSteps(database, journey, run),
    async waitUntilIdle(runs) {
      const pause = pausesFor(waitMs, now);
      while (await isInProgress(database.query, runs, now())) {
        if (!(await pause())) return false;
      }
      return true;
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

/**
 * The calls that count for a new attempt: all of an attempt that did not finish, and always those that may
 * have been made. Undefined if some may have been made and nobody can tell any more what they sent.
 */
function journalOf(
  row: SubmissionRow | undefined,
  isSame: boolean,
  { mayRepeat }: Press,
  open: (sealed: string) => Journal | undefined,
): Journal | undefined {
  if (row === undefined) return new Map();
  if (row.journal === '' && row.unknown !== null) return undefined;
  const journal = open(row.journal);
  if (journal === undefined) return undefined;
  if (row.state === 'settled') return arrivedJournal(journal);
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
  // A failed renewal is noticed by the next call or at the end.
  const heartbeat = setInterval(() => void submission.renew().catch(() => {}), leaseMs / 3);
  heartbeat.unref();
  try {
    const ended = await work(submission);
    await submission.end(ended.outcome, ended.result, ended.save);
    return ended;
  } catch (error) {
    if (error instanceof LeaseLost) return 'lost';
    // If this fails too, the lease expires by itself; the first error is the one to report.
    await submission.release().catch(() => {});
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}
