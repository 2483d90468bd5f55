import {
  CircuitState as BreakerState,
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { failed, type OperationOutcome } from './operation-outcome.ts';

export type CircuitState = 'closed' | 'half-open' | 'open';

export interface CircuitOptions {
  /** Failures in a row before calls stop. */
  readonly failuresToOpen: number;
  /** How long calls stop before one tries again. */
  readonly restMs: number;
}

export const usualCircuit: CircuitOptions = { failuresToOpen: 5, restMs: 10_000 };

/** The caller went away: says nothing about the service. */
export class CallerGone extends Error {}

/** Spares a service that keeps failing, and its callers the wait. */
export class Circuit {
  readonly #breaker: CircuitBreakerPolicy;

  constructor({ failuresToOpen, restMs }: CircuitOptions) {
    // A lost caller is no news while closed; on trial it must not count as a recovery.
    const policy = handleWhen(
      (error) => error instanceof CallerGone && this.#breaker.state === BreakerState.HalfOpen,
    ).orWhenResult((outcome) => isServiceTrouble(outcome as OperationOutcome));
    this.#breaker = circuitBreaker(policy, {
      halfOpenAfter: restMs,
      breaker: new ConsecutiveBreaker(failuresToOpen),
    });
  }

  async run<Outcome extends OperationOutcome>(call: () => Promise<Outcome>) {
    try {
      return await this.#breaker.execute(call);
    } catch (error) {
      if (error instanceof BrokenCircuitError) return failed('circuit-open');
      throw error;
    }
  }

  get state(): CircuitState {
    switch (this.#breaker.state) {
      case BreakerState.Closed:
        return 'closed';
      case BreakerState.HalfOpen:
        return 'half-open';
      default:
        return 'open';
    }
  }

  onChange(listener: (state: CircuitState) => void): void {
    this.#breaker.onStateChange(() => listener(this.state));
  }
}

/** The service is in trouble, rather than this one request being wrong. */
export function isServiceTrouble(outcome: OperationOutcome): boolean {
  if (outcome.outcome === 'answered') return false;
  const { status = 0, because } = outcome;
  const reason = because ?? outcome.reason;
  return reason === 'timeout' || reason === 'network' || (reason === 'status' && status >= 500);
}
