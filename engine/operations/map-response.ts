import type { JsonValue } from '../base/values/answers.ts';
import { holds } from '../rules/evaluation/condition.ts';
import { type CompiledTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import type { CompiledOperation } from './compile-operation.ts';

/**
 * Reason for the failure of a call. Not sent: `no-token` (the service gave no access token), `preview` (a
 * draft must not change anything outside, and the operation has no example), `switched-off` (by the server's
 * configuration). `unevaluated`: a rule of the operation could not be evaluated, so the call was not sent or
 * its response not mapped.
 */
export type CallFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'not-xml'
  | 'circuit-open'
  | 'no-token'
  | 'refused'
  | 'preview'
  | 'switched-off'
  | 'unexpected-body'
  | 'unevaluated';

/** Outcome of a call. */
export type CallOutcome =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'failed'; readonly reason: CallFailure; readonly status?: number };

/** Result of an operation (undefined if it has none), or the reason for its failure. */
export type OperationResult =
  | { readonly ok: true; readonly result: JsonValue | undefined }
  | { readonly ok: false; readonly reason: CallFailure; readonly status?: number | undefined };

/** Failure of an operation with a faulty rule. */
export const ruleFault = { ok: false, reason: 'unevaluated' } as const satisfies OperationResult;

/**
 * Maps an outcome to a result or a failure. It is a failure if the body does not fit the `response` schema,
 * or if `result` cannot be evaluated.
 * @param fitsResponse whether a body fits the `response` schema
 * @param scope scope of the result's template besides the response; `call` is this call's
 */
export function mapResponse(
  compiled: CompiledOperation,
  outcome: CallOutcome,
  fitsResponse: (body: unknown) => boolean,
  scope: RuleScope,
): OperationResult {
  if (outcome.outcome === 'failed') return { ok: false, reason: outcome.reason, status: outcome.status };
  if (compiled.operation.response !== undefined && !fitsResponse(outcome.body)) {
    return { ok: false, reason: 'unexpected-body', status: outcome.status };
  }
  if (compiled.result === undefined) return { ok: true, result: undefined };
  const mapped = resultOf(compiled.result, { ...scope, response: outcome.body });
  return mapped.ok ? mapped : { ...mapped, status: outcome.status };
}

/** Evaluates a result template; a failure if it faults. */
export function resultOf(template: CompiledTemplate, scope: RuleScope): OperationResult {
  const { value, fault } = evaluateTemplate(template, scope);
  return fault ? ruleFault : { ok: true, result: value as JsonValue | undefined };
}

/**
 * Replaces the failure of a call, after all retries, by the result in `onFailure`, which may read the reason.
 * Returns the failure itself if there is no such result, it is not for this failure, or it cannot be evaluated.
 */
export function outcomeOfFailure(
  compiled: CompiledOperation,
  failure: Extract<OperationResult, { ok: false }>,
  scope: RuleScope,
): OperationResult {
  if (compiled.empty === undefined) return failure;
  const { reason, status } = failure;
  const inner = { ...scope, failure: { reason, ...(status !== undefined && { status }) } };
  if (compiled.emptyWhen !== undefined && !holds(compiled.emptyWhen, inner)) return failure;
  const instead = resultOf(compiled.empty, inner);
  return instead.ok ? instead : failure;
}
