import { createHash } from 'node:crypto';
import { canonicalJson, type JourneyState, newState } from '#engine';

/** A state as stored in a session row: the sensitive parts are separate, to be sealed. */
export interface StoredState {
  readonly state: JourneyState;
  readonly sensitive: Sealed;
}

/**
 * Sensitive answers, and all results of services with the digests of what was asked for, which may be personal although
 * nobody has marked them.
 */
type Sealed = Pick<
  JourneyState,
  'answers' | 'results' | 'bound' | 'chosen' | 'suggested' | 'sent' | 'receipt' | 'nextAnswers'
>;

/** Separates the sensitive parts of a state. */
export function splitState(state: JourneyState, sensitive: ReadonlySet<string>): StoredState {
  const entries = Object.entries(state.answers);
  const { results, bound, chosen, suggested, sent, receipt, nextAnswers } = state;
  const stored = {
    state: {
      ...state,
      answers: Object.fromEntries(entries.filter(([name]) => !sensitive.has(name))),
      results: {},
      bound: {},
      chosen: {},
      suggested: {},
      sent: undefined,
      receipt: undefined,
      nextAnswers: {},
    },
    sensitive: {
      answers: Object.fromEntries(entries.filter(([name]) => sensitive.has(name))),
      results,
      bound,
      chosen,
      suggested,
      sent,
      receipt,
      nextAnswers,
    },
  };
  joined.set(stored.state, { sensitive: stored.sensitive, whole: state });
  return stored;
}

/**
 * Joins both parts. Sealed answers that can no longer be opened count as unanswered. The same parts give the same
 * state again, also the one that was separated into them, so that its walk is found again.
 */
export function joinState(stored: { readonly state: unknown; readonly sensitive: unknown }): JourneyState {
  const state = stored.state as JourneyState;
  const known = joined.get(state);
  if (known && known.sensitive === stored.sensitive) return known.whole;
  const whole = joinAnew(state, stored.sensitive as Partial<Sealed> | undefined);
  joined.set(state, { sensitive: stored.sensitive, whole });
  return whole;
}

const joined = new WeakMap<JourneyState, { readonly sensitive: unknown; readonly whole: JourneyState }>();

function joinAnew(stored: JourneyState, sealed: Partial<Sealed> | undefined): JourneyState {
  return {
    // An older row may lack newer parts of the state.
    ...newState(stored.run),
    ...stored,
    answers: { ...stored.answers, ...sealed?.answers },
    results: { ...stored.results, ...sealed?.results },
    bound: { ...stored.bound, ...sealed?.bound },
    chosen: { ...stored.chosen, ...sealed?.chosen },
    suggested: { ...stored.suggested, ...sealed?.suggested },
    sent: sealed?.sent ?? stored.sent,
    receipt: sealed?.receipt ?? stored.receipt,
    nextAnswers: { ...stored.nextAnswers, ...sealed?.nextAnswers },
  };
}

/** The id of the next run: as hard to guess as this one, and the same in every tab before it is stored. */
export function runAfter(run: string): string {
  return uuidOf(['run', run]);
}

/**
 * The transaction id of a call: the same run, place and input give the same id, so the receiver recognises a
 * repeat even if the journal was lost, as when a backup was restored. A new `attempt` gives a new id.
 */
export function transactionIdOf(call: {
  readonly run: string;
  /** The step, and the place in its actions. */
  readonly key: string;
  readonly operation: string;
  readonly input: unknown;
  readonly attempt?: number;
}): string {
  const { run, key, operation, input, attempt = 0 } = call;
  return uuidOf(['call', run, key, operation, canonicalJson(input), String(attempt)]);
}

/** Transaction id of one of the calls that an operation gathers, the same on every repeat. */
export function partTransactionId(transactionId: string, as: string): string {
  return uuidOf(['part', transactionId, as]);
}

/** A version 8 UUID (RFC 9562) from the SHA-256 of some texts. */
function uuidOf(parts: readonly string[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest();
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = bytes.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
