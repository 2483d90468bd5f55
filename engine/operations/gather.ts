import type { JsonValue } from '../answers/answers.ts';
import { evaluateRule } from '../rules/compile.ts';
import { holds, textGiven } from '../rules/condition.ts';
import type { RuleScope } from '../rules/scope.ts';
import { evaluateTemplate } from '../rules/template.ts';
import { innerScope } from './build-request.ts';
import type { CompiledOperation } from './compile-operation.ts';
import type { OperationResult } from './map-response.ts';

type Input = { readonly [name: string]: JsonValue };

/** One call that an operation gathers, ready to be made. */
export interface GatheredCall {
  readonly operation: string;
  readonly as: string;
  readonly input: Input;
}

/** Why an input that fits the schema is refused nevertheless: the message of its first check that is false. */
export function refusalOf(compiled: CompiledOperation, input: Input, scope: RuleScope): string | undefined {
  const inner = innerScope(compiled, input, scope);
  const broken = compiled.checks.find(({ that }) => evaluateRule(that, inner).value === false);
  return broken && (textGiven(broken.message, inner) ?? compiled.operation.id);
}

/** The calls to make side by side for an input. */
export function gatheredCalls(
  compiled: CompiledOperation,
  input: Input,
  scope: RuleScope,
): readonly GatheredCall[] {
  const inner = innerScope(compiled, input, scope);
  return compiled.gathers
    .filter(({ when }) => when === undefined || holds(when, inner))
    .map(({ operation, as, input: template }) => ({
      operation,
      as,
      input: (evaluateTemplate(template, inner).value ?? {}) as Input,
    }));
}

/** What an operation gives for what those it calls have given; the first failure among them is its own. */
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
  const result = evaluateTemplate(compiled.result, { ...scope, results }).value;
  return { ok: true, result: result as JsonValue | undefined };
}
