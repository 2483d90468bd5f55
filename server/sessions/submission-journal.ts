import type { KeyRing } from './key-ring.ts';
import { seal, unseal } from './seal.ts';

/** One call of a submission, recorded before it is sent and again when it has answered or failed. */
export interface JournalEntry {
  /** Sent again under this very id, so the service can tell a repeat. */
  readonly transactionId: string;
  readonly state: 'sent' | 'answered' | 'failed';
  /** JSON; what the call answered. */
  readonly answer?: unknown;
}

/** The calls of a submission by their names. */
export type Journal = ReadonlyMap<string, JournalEntry>;

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
    // Only sealJournal writes this text, and the seal says it was not altered.
    openJournal: (sealed) => new Map(open(sealed) as [string, JournalEntry][]),
    sealResult: (result) => seal(keys, JSON.stringify({ result }), binding),
    openResult: (sealed) => (sealed === null ? undefined : (open(sealed) as { result?: unknown }).result),
  };
}
