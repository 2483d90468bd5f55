import type { JsonValue } from '../answers/answers.ts';
import type { RuleScope } from '../rules/scope.ts';
import { evaluateTemplate } from '../rules/template.ts';
import type { CompiledOperation } from './compile-operation.ts';

/**
 * Why a call gave nothing. `no-token`: it was never sent, as the service gave no access token for it. `preview`: it was
 * never sent, as it would change something outside and has no example.
 */
export type CallFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'circuit-open'
  | 'no-token'
  | 'refused'
  | 'preview'
  | 'unexpected-body';

/** What came of performing a call. */
export type CallOutcome =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'failed'; readonly reason: CallFailure; readonly status?: number };

/** What an operation gives: a result (undefined when it keeps none), or the reason why not. */
export type OperationResult =
  | { readonly ok: true; readonly result: JsonValue | undefined }
  | { readonly ok: false; readonly reason: CallFailure; readonly status?: number | undefined };

/**
 * Maps an outcome to a result, or to why there is none: an answer whose body does not fit the operation's `response`
 * schema has failed.
 * @param fitsResponse whether a body fits the `response` schema
 * @param scope what the result's template sees beside the response; `call` is of this call
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
  const result = evaluateTemplate(compiled.result, { ...scope, response: outcome.body }).value;
  return { ok: true, result: result as JsonValue | undefined };
}

/**
 * What stands in for a failed call once nothing else is left to try: the result that `onFailure` names, which may read
 * why the call failed, or the failure itself.
 */
export function settleFailure(
  compiled: CompiledOperation,
  failure: Extract<OperationResult, { ok: false }>,
  scope: RuleScope,
): OperationResult {
  if (compiled.empty === undefined) return failure;
  const { reason, status } = failure;
  const inner = { ...scope, failure: { reason, ...(status !== undefined && { status }) } };
  return { ok: true, result: evaluateTemplate(compiled.empty, inner).value as JsonValue | undefined };
}
