import { setTimeout as sleep } from 'node:timers/promises';
import { failed, type OperationOutcome } from './operation-outcome.ts';

/** `open`: the calls of an operation keep failing, and no more than a trial now and then is made. */
export type CircuitState = 'closed' | 'open';

export interface CircuitOptions {
  /** Failures in a row before calls become trials. */
  readonly failuresToOpen: number;
  /** Least time from the beginning of one trial to that of the next. */
  readonly restMs: number;
}

export const usualCircuit: CircuitOptions = { failuresToOpen: 5, restMs: 500 };

/** The caller went away: says nothing about the service. */
export class CallerGone extends Error {}

/** A call that finds out for the others, too, whether the operation works again. */
interface Trial {
  readonly ended: Promise<'succeeded' | 'failed' | 'unknown'>;
  isOver: boolean;
  /** When the next one may begin. */
  readonly nextAt: number;
}

/**
 * Spares a service that keeps failing, and its callers the wait. While it is open a call is never refused for what
 * happened before it came: it is the next trial, or waits for one that has only just begun. So whoever comes after
 * the service has recovered is served, and a service that is down gets two calls a second.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  readonly #clock: () => number;
  readonly #onChange: (state: CircuitState) => void;
  #failures = 0;
  /** The latest; there is one while the circuit is open. */
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

/** The service is in trouble, rather than this one request being wrong. */
export function isServiceTrouble(outcome: OperationOutcome): boolean {
  if (outcome.outcome === 'answered') return false;
  const { status = 0, because } = outcome;
  const reason = because ?? outcome.reason;
  return reason === 'timeout' || reason === 'network' || (reason === 'status' && status >= 500);
}
