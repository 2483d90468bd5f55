import type { Journal, JournalEntry, SubmissionSeal } from './submission-journal.ts';
import type { SubmissionRows } from './submission-rows.ts';

/** What became of a call: `answered` is not repeated when the submission is taken up again, `failed` is. */
export type CallResult =
  | { readonly state: 'answered'; readonly answer: unknown }
  | { readonly state: 'failed'; readonly answer?: unknown };

/** A press of a button, held by this process. All its calls go through here. */
export interface Submission {
  /** Counts from 1; more than 1 when an earlier attempt failed or its owner was lost. */
  readonly attempt: number;
  readonly journal: Journal;
  /**
   * Makes one call of the submission: records it, sends it, records what became of it. A call that has answered in
   * an earlier attempt of the same press is not sent again; one of unknown end is sent under its first id.
   *
   * @param name Tells the calls of the submission apart, and is the same on every attempt.
   * @throws LeaseLost when another process has taken the submission over.
   */
  call(
    name: string,
    transactionId: string,
    send: (transactionId: string) => Promise<CallResult>,
  ): Promise<CallResult>;
  /** Keeps the submission for another lease. */
  renew(): Promise<void>;
  /** Ends the submission with what every press of it is to be told. */
  finish(result: unknown): Promise<void>;
  /** Ends this attempt; the next press begins another. */
  fail(result: unknown): Promise<void>;
  /** Lets the submission go unfinished: the next press takes it up at once. */
  release(): Promise<void>;
}

/** Another process holds the submission now; what this one was about to do is that one's to do. */
export class LeaseLost extends Error {
  constructor() {
    super('The submission was taken over by another process.');
    this.name = 'LeaseLost';
  }
}

export interface SubmissionParts {
  readonly rows: SubmissionRows;
  readonly seal: SubmissionSeal;
  readonly owner: string;
  readonly attempt: number;
  readonly journal: Journal;
  /** When a lease taken now ends. */
  readonly leaseEnd: () => number;
  /** When a submission ended now is forgotten. */
  readonly expiry: () => number;
}

export function ownedSubmission({
  rows,
  seal,
  owner,
  attempt,
  journal,
  leaseEnd,
  expiry,
}: SubmissionParts): Submission {
  const calls = new Map(journal);

  async function change(update: Parameters<SubmissionRows['changeOwned']>[1]): Promise<void> {
    if (!(await rows.changeOwned(owner, update))) throw new LeaseLost();
  }

  async function record(name: string, entry: JournalEntry): Promise<void> {
    calls.set(name, entry);
    await change({ journal: seal.sealJournal(calls), lease_until: leaseEnd() });
  }

  const end = (state: 'finished' | 'failed', result: unknown) =>
    change({ state, outcome: seal.sealResult(result), lease_until: 0, expires_at: expiry() });

  return {
    attempt,
    journal: calls,
    async call(name, newTransactionId, send) {
      const known = calls.get(name);
      if (known?.state === 'answered') return { state: 'answered', answer: known.answer };
      const transactionId = known?.transactionId ?? newTransactionId;
      await record(name, { transactionId, state: 'sent' });
      const result = await send(transactionId);
      await record(name, { transactionId, ...result });
      return result;
    },
    renew: () => change({ lease_until: leaseEnd() }),
    finish: (result) => end('finished', result),
    fail: (result) => end('failed', result),
    release: async () => {
      await rows.changeOwned(owner, { lease_until: 0 });
    },
  };
}
