import { LRUCache } from 'lru-cache';
import type { AnsweredOutcome, OperationOutcome } from './operation-outcome.ts';

export interface Performed {
  readonly outcome: OperationOutcome;
  /** Size of the answer as received. */
  readonly bytes: number;
}

export interface CacheLimits {
  readonly entries: number;
  readonly bytes: number;
}

/**
 * Keeps successful answers for a short time, evicting the least recently used first; equal calls at one time
 * share one call.
 */
export class AnswerCache {
  readonly #entries: LRUCache<string, Pick<Performed, 'bytes'> & { readonly outcome: AnsweredOutcome }>;
  readonly #inFlight = new Map<string, Promise<Performed>>();

  /** @param clock milliseconds since the epoch */
  constructor(clock: () => number, { entries, bytes }: CacheLimits = { entries: 1000, bytes: 32_000_000 }) {
    this.#entries = new LRUCache({
      max: entries,
      maxSize: bytes,
      sizeCalculation: (entry) => Math.max(1, entry.bytes),
      perf: { now: clock },
      ttlResolution: 0,
    });
  }

  async through(key: string, seconds: number, perform: () => Promise<Performed>): Promise<OperationOutcome> {
    const kept = this.#entries.get(key);
    if (kept) return kept.outcome;
    let shared = this.#inFlight.get(key);
    if (!shared) {
      shared = perform().finally(() => this.#inFlight.delete(key));
      this.#inFlight.set(key, shared);
      shared.then((performed) => this.#write(key, seconds, performed)).catch(() => undefined);
    }
    return (await shared).outcome;
  }

  /** Removes an answer that proved useless: the next call asks again. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  #write(key: string, seconds: number, { outcome, bytes }: Performed): void {
    if (outcome.outcome === 'answered') this.#entries.set(key, { outcome, bytes }, { ttl: seconds * 1000 });
  }
}
