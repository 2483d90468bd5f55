import type { KeyRing } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';

/** One call of a submission, recorded before it is sent and again once it has answered or failed. */
export interface JournalEntry {
  readonly operation: string;
  /** A retry is sent under the same id, so that the service recognises it. */
  readonly transactionId: string;
  /**
   * `sent`: in progress, or its sender died. `unknown`: it may have been made, but no answer says so. Both
   * are repeated with the same input, whatever is submitted now. `failed`: it was not made. `arrived`: people say that
   * it was made; it is not sent again, and counts as answered without a body.
   */
  readonly state: 'sent' | 'unknown' | 'answered' | 'failed' | 'arrived';
  /** The call's input (JSON). */
  readonly input: unknown;
  /** Content of the press that first made the call (JSON), until an answer says whether it was made. */
  readonly given?: unknown;
  /** The call's answer (JSON). */
  readonly answer?: unknown;
  /** It answered in a submission that has finished: other input is another call. */
  readonly isSettled?: true;
}

/** The calls of a submission, by name. */
export type Journal = ReadonlyMap<string, JournalEntry>;

/** A call that may have been made, for operators who can ask the service. Holds nothing personal. */
export interface UnknownCall {
  readonly operation: string;
  readonly transactionId: string;
}

/** The calls of a journal whose outcome is unknown. */
export function unknownCalls(journal: Journal): readonly UnknownCall[] {
  return [...journal.values()]
    .filter(({ state }) => isInDoubt(state))
    .map(({ operation, transactionId }) => ({ operation, transactionId }));
}

/** Content of the press whose outcome is unknown, or of which people say that it arrived; undefined if there is none. */
export function givenInDoubt(journal: Journal): unknown {
  const counts = ({ state, given }: JournalEntry) =>
    (isInDoubt(state) || state === 'arrived') && given !== undefined;
  return [...journal.values()].find(counts)?.given;
}

function isInDoubt(state: JournalEntry['state']): boolean {
  return state === 'sent' || state === 'unknown';
}

/** Whether calls of the submission have changed something outside, or may have. */
export function hasDone(journal: Journal): boolean {
  return [...journal.values()].some(({ state }) => state !== 'failed');
}

/** The journal of a finished submission, for another press of its step. */
export function settledJournal(journal: Journal): Journal {
  return new Map(
    [...journal].map(([name, { given: _, ...entry }]) => [
      name,
      entry.state === 'answered' ? { ...entry, isSettled: true } : entry,
    ]),
  );
}

/** The journal of a submission of which people say that nothing arrived: what is submitted next is sent anew. */
export function undoneJournal(journal: Journal): Journal {
  return new Map(
    [...journal].map(([name, { given, ...entry }]) => [
      name,
      isInDoubt(entry.state) ? { ...entry, state: 'failed' } : { ...entry, given },
    ]),
  );
}

/** The journal of a submission of which people say that it arrived: the next press goes on after its calls. */
export function arrivedJournal(journal: Journal): Journal {
  return new Map(
    [...journal].map(([name, entry]) => [
      name,
      isInDoubt(entry.state) ? { ...entry, state: 'arrived' } : entry,
    ]),
  );
}

/** Seals the answers of calls and the result of a submission, since both may be personal. */
export interface SubmissionSeal {
  sealJournal(journal: Journal): string;
  /** Undefined if its secret is no longer configured. */
  openJournal(sealed: string): Journal | undefined;
  sealResult(result: unknown): string;
  /** Undefined, too, if its secret is no longer configured. */
  openResult(sealed: string | null): unknown;
}

export function submissionSeal(keys: KeyRing, binding: string): SubmissionSeal {
  const open = (sealed: string): unknown => {
    const text = unseal(keys, sealed, binding);
    return text === undefined ? undefined : JSON.parse(text);
  };
  return {
    sealJournal: (journal) => seal(keys, JSON.stringify([...journal]), binding),
    // Only sealJournal writes this text, and the seal proves that it was not altered. A deleted journal is
    // empty.
    openJournal: (sealed) => {
      const entries = sealed === '' ? [] : (open(sealed) as [string, JournalEntry][] | undefined);
      return entries && new Map(entries);
    },
    sealResult: (result) => seal(keys, JSON.stringify({ result }), binding),
    openResult: (sealed) =>
      sealed === null ? undefined : (open(sealed) as { result?: unknown } | undefined)?.result,
  };
}
