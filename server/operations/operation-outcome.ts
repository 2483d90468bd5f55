import type { CallFailure, JsonValue } from '#engine';

/**
 * Why a call gave nothing. `status` is any answer outside 200–299, redirects included. `refused` is ours: an unknown
 * service, an address or a path we do not call, or an answer with a forbidden key. Whether a body is the expected one
 * is the engine's to say.
 */
export type FailureReason = Exclude<CallFailure, 'unexpected-body' | 'unevaluated'>;

export interface AnsweredOutcome {
  readonly outcome: 'answered';
  readonly status: number;
  /** Deeply frozen; undefined when the operation ignores it. */
  readonly body: JsonValue | undefined;
  readonly durationMs: number;
}

export interface FailedOutcome {
  readonly outcome: 'failed';
  readonly reason: FailureReason;
  /** What the service answered, when `reason` is `status`, or `refused` for a key of its answer. */
  readonly status?: number;
  /** Why there was no token, when `reason` is `no-token`; `status` is then what its endpoint answered. */
  readonly because?: FailureReason;
}

/** What came of a call; a `CallOutcome` of the engine. */
export type OperationOutcome = AnsweredOutcome | FailedOutcome;

export function failed(reason: FailureReason, status?: number): FailedOutcome {
  return { outcome: 'failed', reason, ...(status !== undefined && { status }) };
}
