import type { KeyRing } from './key-ring.ts';
import { seal, unseal } from './seal.ts';

/** One call of a submission, recorded before it is sent and again when it has answered or failed. */
export interface JournalEntry {
  readonly operation: string;
  /** Sent again under this very id, so the service can tell a repeat. */
  readonly transactionId: string;
  /**
   * `sent`: on its way, or its sender died. `unknown`: it may have been done, but no answer says so. Either is repeated
   * with the same input, whatever is submitted now. `failed`: it was not done.
   */
  readonly state: 'sent' | 'unknown' | 'answered' | 'failed';
  /** JSON; what it was given. */
  readonly input: unknown;
  /** JSON; what the call answered. */
  readonly answer?: unknown;
  /** It answered in a submission that has ended well: other input is another call. */
  readonly isSettled?: true;
}

/** The calls of a submission by their names. */
export type Journal = ReadonlyMap<string, JournalEntry>;

/** A call that may have been done, for those who can ask the service. Holds nothing personal. */
export interface UnknownCall {
  readonly operation: string;
  readonly transactionId: string;
}

/** The calls of a journal whose outcome nobody knows. */
export function unknownCalls(journal: Journal): readonly UnknownCall[] {
  return [...journal.values()]
    .filter(({ state }) => state === 'sent' || state === 'unknown')
    .map(({ operation, transactionId }) => ({ operation, transactionId }));
}

/** Whether calls of the submission have changed something outside, or may have. */
export function hasDone(journal: Journal): boolean {
  return [...journal.values()].some(({ state }) => state !== 'failed');
}

/** The journal of a submission that ended well, for another press of its step. */
export function settledJournal(journal: Journal): Journal {
  return new Map(
    [...journal].map(([name, entry]) => [
      name,
      entry.state === 'answered' ? { ...entry, isSettled: true } : entry,
    ]),
  );
}

/** What calls answer and how a submission ended may be personal: both are kept sealed. */
export interface SubmissionSeal {
  sealJournal(journal: Journal): string;
  openJournal(sealed: string): Journal;
  sealResult(result: unknown): string;
  openResult(sealed: string | null): unknown;
}

/** @throws when opening what was sealed under a secret that is gone: secrets must outlive the sessions they seal. */
export function submissionSeal(keys: KeyRing, binding: string): SubmissionSeal {
  const open = (sealed: string): unknown => {
    const text = unseal(keys, sealed, binding);
    if (text === undefined)
      throw new Error('A submission was sealed under a secret that is no longer configured.');
    return JSON.parse(text);
  };
  return {
    sealJournal: (journal) => seal(keys, JSON.stringify([...journal]), binding),
    // Only sealJournal writes this text, and the seal says it was not altered. A forgotten journal is empty.
    openJournal: (sealed) => new Map(sealed === '' ? [] : (open(sealed) as [string, JournalEntry][])),
    sealResult: (result) => seal(keys, JSON.stringify({ result }), binding),
    openResult: (sealed) => (sealed === null ? undefined : (open(sealed) as { result?: unknown }).result),
  };
}
