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

interface Entry {
  readonly outcome: AnsweredOutcome;
  readonly until: number;
  readonly bytes: number;
}

/**
 * Keeps successful answers for a short time, evicting the least recently used first; equal calls at one time
 * share one call.
 */
export class AnswerCache {
  readonly #clock: () => number;
  readonly #limits: CacheLimits;
  readonly #entries = new Map<string, Entry>();
  readonly #inFlight = new Map<string, Promise<Performed>>();
  #bytes = 0;

  constructor(clock: () => number, limits: CacheLimits = { entries: 1000, bytes: 32_000_000 }) {
    this.#clock = clock;
    this.#limits = limits;
  }

  async through(key: string, seconds: number, perform: () => Promise<Performed>): Promise<OperationOutcome> {
    const kept = this.#read(key);
    if (kept) return kept;
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
    const entry = this.#entries.get(key);
    if (entry) this.#remove(key, entry);
  }

  #read(key: string): AnsweredOutcome | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (this.#clock() >= entry.until) return undefined;
    this.#insert(key, entry);
    return entry.outcome;
  }

  #write(key: string, seconds: number, { outcome, bytes }: Performed): void {
    if (outcome.outcome !== 'answered' || bytes > this.#limits.bytes) return;
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    this.#insert(key, { outcome, bytes, until: this.#clock() + seconds * 1000 });
    for (const [oldest, entry] of this.#entries) {
      if (this.#entries.size <= this.#limits.entries && this.#bytes <= this.#limits.bytes) break;
      this.#remove(oldest, entry);
    }
  }

  #insert(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
