import type { Problem } from '../base/problems/problem.ts';
import type { JsonValue } from '../base/values/answers.ts';
import { evaluateRule } from '../rules/evaluation/compile.ts';
import { holds, textGiven } from '../rules/evaluation/condition.ts';
import { evaluateTemplate } from '../rules/evaluation/template.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { operationScope } from './build-request.ts';
import type { CompiledOperation } from './compile-operation.ts';
import { type OperationResult, resultOf } from './map-response.ts';

type Input = { readonly [name: string]: JsonValue };

/** A call of another operation, ready to be made. */
export interface GatheredCall {
  readonly operation: string;
  readonly as: string;
  readonly input: Input;
}

/**
 * Reason for refusing an input that fits the schema: the message of the first false check, or the fault of
 * one that cannot be evaluated.
 */
export type Refusal = { readonly message: string } | { readonly fault: Problem };

/** Undefined when the input passes all checks. */
export function refusalOf(compiled: CompiledOperation, input: Input, scope: RuleScope): Refusal | undefined {
  const inner = operationScope(compiled, input, scope);
  for (const { that, message } of compiled.checks) {
    const { value, fault } = evaluateRule(that, inner);
    if (fault) return { fault };
    if (value === false) return { message: textGiven(message, inner) ?? compiled.operation.id };
  }
  return undefined;
}

/** The calls to make in parallel for an input; undefined when one of their rules cannot be evaluated. */
export function gatheredCalls(
  compiled: CompiledOperation,
  input: Input,
  scope: RuleScope,
): readonly GatheredCall[] | undefined {
  const inner = operationScope(compiled, input, scope);
  const calls: GatheredCall[] = [];
  const faults: Problem[] = [];
  for (const { operation, as, when, input: template } of compiled.gathers) {
    if (when !== undefined && !holds(when, inner, faults)) continue;
    const { value, fault } = evaluateTemplate(template, inner);
    if (fault) faults.push(fault);
    calls.push({ operation, as, input: (value ?? {}) as Input });
  }
  return faults.length > 0 ? undefined : calls;
}

/** Maps the results of gathered operations to one result. If any failed, the first failure is returned. */
export function mapGathered(
  compiled: CompiledOperation,
  given: readonly (readonly [as: string, result: OperationResult])[],
  scope: RuleScope,
): OperationResult {
  const results: { [name: string]: JsonValue | undefined } = {};
  for (const [as, result] of given) {
    if (!result.ok) return result;
    results[as] = result.result;
  }
  if (compiled.result === undefined) return { ok: true, result: undefined };
  return resultOf(compiled.result, { ...scope, results });
}
