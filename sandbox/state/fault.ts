import type { ServiceName } from '../service.ts';

/** Kinds of faults, each with its own settings. */
export type FaultKind =
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'hang' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'stall' }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: 'malformed-json' }
  | { readonly kind: 'malformed-xml' }
  | { readonly kind: 'huge-body'; readonly bytes?: number }
  | { readonly kind: 'wrong-content-type' }
  | { readonly kind: 'lost-answer' }
  | { readonly kind: 'unheard' };

export type Fault = FaultKind & {
  readonly service: ServiceName;
  /** Exact path under the service; every path by default. */
  readonly path?: string;
  /** Number of requests that it affects; all by default. */
  readonly times?: number;
};

/** The active faults. The first that matches a request is applied, up to `times` times. */
export class FaultPlan {
  #entries: { fault: Fault; left: number }[] = [];

  replace(faults: readonly Fault[]): void {
    this.#entries = faults.map((fault) => ({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }));
  }

  clear(): void {
    this.#entries = [];
  }

  take(service: ServiceName, path: string): Fault | undefined {
    const entry = this.#entries.find(
      ({ fault, left }) => left > 0 && fault.service === service && (fault.path ?? path) === path,
    );
    if (!entry) return undefined;
    entry.left -= 1;
    return entry.fault;
  }

  /** The faults that can still apply, with the rest of their `times`. */
  inForce(): readonly Fault[] {
    return this.#entries
      .filter(({ left }) => left > 0)
      .map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault));
  }
}
