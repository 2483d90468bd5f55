import type { CallFailure, JsonValue } from '#engine';

/**
 * Why a call failed. `status` is a status that the operation does not accept, redirects included. `refused`
 * is decided here: an unknown service, an address or a path that we do not call, or an answer with a
 * forbidden key. The engine decides whether a body is the expected one.
 */
export type FailureReason = Exclude<CallFailure, 'unexpected-body' | 'unevaluated'>;

export interface AnsweredOutcome {
  readonly outcome: 'answered';
  readonly status: number;
  /** Deeply frozen; the root `XmlElement` of XML; undefined if the operation ignores it. */
  readonly body: JsonValue | undefined;
  readonly durationMs: number;
}

export interface FailedOutcome {
  readonly outcome: 'failed';
  readonly reason: FailureReason;
  /** Status of the answer, if `reason` is `status`, or `refused` because of a key in it. */
  readonly status?: number;
  /** Why there was no token, if `reason` is `no-token`; `status` is then that of the token endpoint. */
  readonly because?: FailureReason;
}

/** Outcome of a call; a `CallOutcome` of the engine. */
export type OperationOutcome = AnsweredOutcome | FailedOutcome;

export function failed(reason: FailureReason, status?: number): FailedOutcome {
  return { outcome: 'failed', reason, ...(status !== undefined && { status }) };
}
