import type { IdentifierName } from './service.ts';

/** One call, wholly built: nothing in it is a template any more. */
export interface OperationRequest {
  /** Id of the operation, for logs. */
  readonly operation: string;
  readonly service: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the service's base address, parameters already encoded. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  /** Identifiers of this call, in place of the profile's. */
  readonly headers: Readonly<Partial<Record<IdentifierName, string>>>;
  /** Sent as JSON; undefined for no body. */
  readonly body: unknown;
  /** Of one attempt; the service's when undefined. */
  readonly timeoutMs: number | undefined;
  /** Repeats after a first failure; 0 unless the operation says a repeat is safe. */
  readonly retry: number;
  readonly cacheSeconds: number | undefined;
  /** False when only the status matters: then the body is neither read nor required to be JSON. */
  readonly readsBody: boolean;
}

/**
 * Why a call gave nothing. `status` is any answer outside 200–299, redirects included. `refused` is ours: an unknown
 * service, an address or a path we do not call, or an answer with a forbidden key.
 */
export type FailureReason =
  | 'timeout'
  | 'network'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'circuit-open'
  | 'refused';

export interface AnsweredOutcome {
  readonly outcome: 'answered';
  readonly status: number;
  /** Deeply frozen JSON; undefined when it is not read. */
  readonly body: unknown;
  readonly durationMs: number;
}

export interface FailedOutcome {
  readonly outcome: 'failed';
  readonly reason: FailureReason;
  /** What the service answered, when `reason` is `status`. */
  readonly status?: number;
}

export type OperationOutcome = AnsweredOutcome | FailedOutcome;

export function failed(reason: FailureReason, status?: number): FailedOutcome {
  return { outcome: 'failed', reason, ...(status !== undefined && { status }) };
}
