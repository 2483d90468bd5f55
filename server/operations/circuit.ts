import { setTimeout as sleep } from 'node:timers/promises';
import type { CircuitState } from '../observing/metrics/metric-sources.ts';
import { failed, type OperationOutcome } from './operation-outcome.ts';

export interface CircuitOptions {
  /** Failures in a row before calls become trials. */
  readonly failuresToOpen: number;
  /** Least time between the starts of two trials. */
  readonly restMs: number;
}

export const usualCircuit: CircuitOptions = { failuresToOpen: 5, restMs: 500 };

/** The caller has gone; says nothing about the service. */
export class CallerGone extends Error {}

/** A call that finds out, for other calls too, whether the operation works again. */
interface Trial {
  readonly ended: Promise<'succeeded' | 'failed' | 'unknown'>;
  isOver: boolean;
  /** Earliest start of the next trial. */
  readonly nextAt: number;
}

/**
 * Protects a service that keeps failing, and spares its callers the wait. While the circuit is open, no call
 * is refused because of earlier failures: it is the next trial, or waits for the one in progress. So calls
 * succeed as soon as the service has recovered, and a service that is down gets two calls a second.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  readonly #clock: () => number;
  readonly #onChange: (state: CircuitState) => void;
  #failures = 0;
  /** The latest trial; undefined while the circuit is closed. */
  #trial: Trial | undefined;

  constructor(options: CircuitOptions, clock: () => number, onChange: (state: CircuitState) => void) {
    this.#options = options;
    this.#clock = clock;
    this.#onChange = onChange;
  }

  get state(): CircuitState {
    return this.#trial === undefined ? 'closed' : 'open';
  }

  /** Throws what the call throws. */
  async run<Outcome extends OperationOutcome>(call: () => Promise<Outcome>) {
    for (;;) {
      const trial = this.#trial;
      if (trial === undefined) return this.#observed(await call());
      const waitMs = trial.nextAt - this.#clock();
      if (trial.isOver || waitMs <= 0) return await this.#try(call, Math.max(0, waitMs));
      if ((await trial.ended) === 'failed') return failed('circuit-open');
    }
  }

  async #try<Outcome extends OperationOutcome>(call: () => Promise<Outcome>, waitMs: number) {
    let end: (result: Awaited<Trial['ended']>) => void = () => {};
    const ended = new Promise<Awaited<Trial['ended']>>((resolve) => {
      end = resolve;
    });
    const trial: Trial = { ended, isOver: false, nextAt: this.#clock() + waitMs + this.#options.restMs };
    this.#trial = trial;
    let result: Awaited<Trial['ended']> = 'unknown';
    try {
      if (waitMs > 0) await sleep(waitMs);
      const outcome = await call();
      result = isServiceTrouble(outcome) ? 'failed' : 'succeeded';
      return this.#observed(outcome);
    } finally {
      trial.isOver = true;
      end(result);
    }
  }

  #observed<Outcome extends OperationOutcome>(outcome: Outcome): Outcome {
    if (!isServiceTrouble(outcome)) {
      this.#failures = 0;
      if (this.#trial !== undefined) {
        this.#trial = undefined;
        this.#onChange('closed');
      }
    } else if (this.#trial === undefined) {
      this.#failures += 1;
      if (this.#failures >= this.#options.failuresToOpen) this.#open();
    }
    return outcome;
  }

  #open(): void {
    const nextAt = this.#clock() + this.#options.restMs;
    this.#trial = { ended: Promise.resolve('failed'), isOver: true, nextAt };
    this.#onChange('open');
  }
}

/** Whether the service has a problem, rather than this one request. */
export function isServiceTrouble(outcome: OperationOutcome): boolean {
  if (outcome.outcome === 'answered') return false;
  const { status = 0, because } = outcome;
  const reason = because ?? outcome.reason;
  return reason === 'timeout' || reason === 'network' || (reason === 'status' && status >= 500);
}
