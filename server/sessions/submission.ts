import { canonicalJson, type JsonValue } from '#engine';
import type { Connection } from './sessions.ts';
import { transactionIdOf } from './stored-state.ts';
import { type Journal, type JournalEntry, type SubmissionSeal, unknownCalls } from './submission-journal.ts';
import type { SubmissionRows } from './submission-rows.ts';

/**
 * Outcome of a call. `refused`: the service rejected this very call. `failed`: this attempt did nothing, but
 * an earlier one may have. `unknown`: it may have been made, but no answer says so.
 */
export interface CallResult {
  readonly state: 'answered' | 'refused' | 'failed' | 'unknown';
  readonly answer?: unknown;
}

export type CallInput = { readonly [name: string]: JsonValue };

/** A call as a submission makes it. */
interface SubmissionCall {
  readonly operation: string;
  /**
   * Distinguishes the calls of one attempt; the same on every attempt as long as the documents are the same.
   */
  readonly key: string;
  readonly input: CallInput;
  /** Content of the press (JSON), if it is to be made again as it was while its outcome is unknown. */
  readonly given?: unknown;
}

/** Sends a call. If people say that it `hasArrived`, it only gives the result that can be told without an answer. */
type SendCall = (transactionId: string, input: CallInput, hasArrived: boolean) => Promise<CallResult>;

/** A press of a button, held by this process. It makes all calls of the press. */
export interface Submission {
  /** Counts from 1; higher if an earlier attempt failed or its owner died. */
  readonly attempt: number;
  readonly journal: Journal;
  /**
   * Makes one call of the submission: records it, sends it, records its outcome. Until the submission is
   * finished, a call that has answered is not sent again, whatever is submitted now; one that may have been
   * made is sent again with its first id and its first input.
   *
   * @throws LeaseLost if another process has taken the submission over.
   */
  call(call: SubmissionCall, send: SendCall): Promise<CallResult>;
  /** Extends the lease. */
  renew(): Promise<void>;
  /**
   * Ends the submission. `finished`: every press of it gets this result; `failed`: the next press begins
   * another attempt.
   *
   * @param save writes more in the same transaction: both are stored, or neither.
   */
  end(
    outcome: 'finished' | 'failed',
    result: unknown,
    save?: (connection: Connection) => Promise<void>,
  ): Promise<void>;
  /** Ends the lease without a result: the next press takes the submission over at once. */
  release(): Promise<void>;
}

/** Another process holds the submission now and does its work. */
export class LeaseLost extends Error {
  constructor() {
    super('The submission was taken over by another process.');
    this.name = 'LeaseLost';
  }
}

export interface SubmissionParts {
  readonly rows: SubmissionRows;
  readonly seal: SubmissionSeal;
  readonly run: string;
  readonly owner: string;
  readonly attempt: number;
  readonly journal: Journal;
  /** End of a lease that is taken now. */
  readonly leaseEnd: () => number;
  /** When a submission with these calls is deleted. */
  readonly expiry: (journal: Journal) => { readonly forget_at: number; readonly expires_at: number };
}

export function ownedSubmission(parts: SubmissionParts): Submission {
  const { rows, seal, run, owner, attempt, journal, leaseEnd, expiry } = parts;
  const calls = new Map(journal);
  /** Names of the journal entries used by calls of this attempt, by the calls' own names. */
  const taken = new Map<string, string>();

  async function change(
    update: Parameters<SubmissionRows['changeOwned']>[1],
    connection?: Connection,
  ): Promise<void> {
    if (!(await rows.changeOwned(owner, update, connection))) throw new LeaseLost();
  }

  async function record(name: string, entry: JournalEntry): Promise<void> {
    calls.set(name, entry);
    const unknown = unknownCalls(calls);
    await change({
      journal: seal.sealJournal(calls),
      unknown: unknown.length === 0 ? null : JSON.stringify(unknown),
      lease_until: leaseEnd(),
      ...expiry(calls),
    });
  }

  /**
   * The entry of a call: its own, or one that an earlier attempt made of the same operation at another place
   * of the documents, as when other answers lead to the same order by another branch.
   */
  function entryOf({ operation, key }: SubmissionCall): string {
    const own = `${key} ${operation}`;
    const others = new Set(taken.values());
    const known = [...calls].find(
      ([name, entry]) => entry.operation === operation && !entry.isSettled && !others.has(name),
    );
    const name = taken.get(own) ?? (calls.has(own) || known === undefined ? own : known[0]);
    taken.set(own, name);
    return name;
  }

  return {
    attempt,
    journal: calls,
    async call(made, send) {
      const name = entryOf(made);
      const { operation } = made;
      const known = calls.get(name);
      const isSame = known !== undefined && canonicalJson(known.input) === canonicalJson(made.input);
      if (known?.state === 'answered' && (isSame || !known.isSettled)) {
        return { state: 'answered', answer: known.answer };
      }
      const isRepeat =
        known !== undefined && known.state !== 'answered' && (isSame || known.state !== 'failed');
      // Only this file writes entries, with inputs of this type.
      const input = isRepeat ? (known.input as CallInput) : made.input;
      const transactionId = isRepeat
        ? known.transactionId
        : transactionIdOf({ run, key: made.key, operation, input, attempt });
      const { given } = isRepeat && known.state !== 'failed' ? known : made;
      const entry = { operation, transactionId, input };
      const hasArrived = known?.state === 'arrived';
      if (!hasArrived) await record(name, { ...entry, state: 'sent', given });
      const sent = await send(transactionId, input, hasArrived);
      const wasInDoubt = isRepeat && known.state !== 'failed';
      const result = sent.state === 'failed' && wasInDoubt ? { ...sent, state: 'unknown' as const } : sent;
      const state = result.state === 'refused' ? 'failed' : result.state;
      const isKnown = state !== 'unknown';
      await record(name, { ...entry, state, answer: result.answer, ...(!isKnown && { given }) });
      return result;
    },
    renew: () => change({ lease_until: leaseEnd() }),
    end: (state, result, save) =>
      rows.transaction(async (connection) => {
        await save?.(connection);
        const ended = { state, outcome: seal.sealResult(result), lease_until: 0, ...expiry(calls) };
        await change(ended, connection);
      }),
    release: async () => {
      await rows.changeOwned(owner, { lease_until: 0 });
    },
  };
}
