import type { JsonValue } from '../answers/answers.ts';
import type { RuleScope } from '../rules/evaluation/scope.ts';
import { type CompiledTemplate, evaluateTemplate } from '../rules/evaluation/template.ts';
import type { CompiledOperation } from './compile-operation.ts';

/**
 * Why a call gave nothing. `no-token`: it was never sent, as the service gave no access token for it. `preview`: it was
 * never sent, as it would change something outside and has no example. `switched-off`: it was never sent, as the server's
 * configuration says so. `unevaluated`: a rule of the operation could not be
 * evaluated, so the call was not sent or its answer not understood.
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
  | 'switched-off'
  | 'unexpected-body'
  | 'unevaluated';

/** Outcome of performing a call. */
export type CallOutcome =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'failed'; readonly reason: CallFailure; readonly status?: number };

/** Result of an operation (undefined when it keeps none), or the reason of its failure. */
export type OperationResult =
  | { readonly ok: true; readonly result: JsonValue | undefined }
  | { readonly ok: false; readonly reason: CallFailure; readonly status?: number | undefined };

/** Failure of an operation of which a rule cannot be evaluated. */
export const ruleFault = { ok: false, reason: 'unevaluated' } as const satisfies OperationResult;

/**
 * Maps an outcome to a result, or to why there is none: an answer whose body does not fit the operation's `response`
 * schema has failed, and so has one that its `result` cannot be evaluated for.
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
  const mapped = resultOf(compiled.result, { ...scope, response: outcome.body });
  return mapped.ok ? mapped : { ...mapped, status: outcome.status };
}

/** The result that a template gives; a failure when it cannot be evaluated. */
export function resultOf(template: CompiledTemplate, scope: RuleScope): OperationResult {
  const { value, fault } = evaluateTemplate(template, scope);
  return fault ? ruleFault : { ok: true, result: value as JsonValue | undefined };
}

/**
 * Replaces a failed call once nothing else is left to try: by the result that `onFailure` names, which may read
 * why the call failed, or by the failure itself where there is none, or it cannot be evaluated.
 */
export function settleFailure(
  compiled: CompiledOperation,
  failure: Extract<OperationResult, { ok: false }>,
  scope: RuleScope,
): OperationResult {
  if (compiled.empty === undefined) return failure;
  const { reason, status } = failure;
  const inner = { ...scope, failure: { reason, ...(status !== undefined && { status }) } };
  const instead = resultOf(compiled.empty, inner);
  return instead.ok ? instead : failure;
}
