import type { ServiceName } from '../service.ts';
import type { FaultKind } from './fault.ts';

const capacity = 2000;

/** The answer; `none` while the request is open or after the connection was cut. */
export type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'sent'; readonly status: number; readonly contentType: string; readonly body?: string };

export interface Reception {
  readonly service: ServiceName;
  readonly method: string;
  /** Path under the service's mount. */
  readonly path: string;
  readonly query: Readonly<Record<string, readonly string[]>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly rawBody: string;
  /** The body as JSON; absent when it is not JSON. */
  readonly body?: unknown;
  readonly receivedAt: string;
}

/** One request with its answer. */
export class JournalEntry {
  readonly reception: Reception;
  #answer: Answer = { kind: 'none' };
  #fault: FaultKind['kind'] | undefined;

  constructor(reception: Reception) {
    this.reception = reception;
  }

  strike(fault: FaultKind['kind']): void {
    this.#fault = fault;
  }

  get fault(): FaultKind['kind'] | undefined {
    return this.#fault;
  }

  answer(answer: Answer): void {
    this.#answer = answer;
  }

  toJSON(): Reception & { answer: Answer; fault?: FaultKind['kind'] } {
    return { ...this.reception, answer: this.#answer, ...(this.#fault && { fault: this.#fault }) };
  }
}

/** Every request that the stand-ins received, newest last; only the latest 2,000 are kept. */
export class Journal {
  #entries: JournalEntry[] = [];
  #open = new WeakMap<Request, JournalEntry>();

  begin(request: Request, reception: Reception): JournalEntry {
    const entry = new JournalEntry(reception);
    this.#open.set(request, entry);
    this.#entries.push(entry);
    if (this.#entries.length > capacity) this.#entries.shift();
    return entry;
  }

  of(request: Request): JournalEntry | undefined {
    return this.#open.get(request);
  }

  received(service?: string): readonly JournalEntry[] {
    return service === undefined
      ? [...this.#entries]
      : this.#entries.filter((entry) => entry.reception.service === service);
  }

  clear(): void {
    this.#entries = [];
  }
}
