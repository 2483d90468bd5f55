import type { JsonValue } from '../answers/answers.ts';
import type { RuleScope } from '../rules/scope.ts';
import { evaluateTemplate } from '../rules/template.ts';
import type { CompiledOperation } from './compile-operation.ts';

/** Why a call gave nothing. */
export type CallFailure =
  | 'timeout'
  | 'network'
  | 'status'
  | 'too-large'
  | 'not-json'
  | 'circuit-open'
  | 'refused'
  | 'unexpected-body';

/** What came of performing a call. */
export type CallOutcome =
  | { readonly outcome: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly outcome: 'failed'; readonly reason: CallFailure; readonly status?: number };

/** What an operation gives: a result (undefined when it keeps none), or the reason why not. */
export type OperationResult =
  | { readonly ok: true; readonly result: JsonValue | undefined }
  | { readonly ok: false; readonly reason: CallFailure };

/**
 * Maps an outcome to a result. An answer whose body does not fit the operation's `response` schema has failed;
 * a failure gives the result that `onFailure` names, if it names one.
 * @param fitsResponse whether a body fits the `response` schema
 */
export function mapResponse(
  compiled: CompiledOperation,
  outcome: CallOutcome,
  fitsResponse: (body: unknown) => boolean,
  scope: RuleScope,
): OperationResult {
  if (outcome.outcome === 'failed') return failure(compiled, outcome.reason, scope);
  if (compiled.operation.response !== undefined && !fitsResponse(outcome.body)) {
    return failure(compiled, 'unexpected-body', scope);
  }
  if (compiled.result === undefined) return { ok: true, result: undefined };
  const result = evaluateTemplate(compiled.result, { ...scope, response: outcome.body }).value;
  return { ok: true, result: result as JsonValue | undefined };
}

function failure(compiled: CompiledOperation, reason: CallFailure, scope: RuleScope): OperationResult {
  if (compiled.empty === undefined) return { ok: false, reason };
  return { ok: true, result: evaluateTemplate(compiled.empty, scope).value as JsonValue | undefined };
}
