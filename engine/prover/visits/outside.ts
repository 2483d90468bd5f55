import type { Operation } from '#schemas';
import type { JsonValue } from '../../answers/answers.ts';
import type { Effect, EffectOutcome } from '../../journeys/interpreter/interpret-actions.ts';
import { operationScope } from '../../operations/build-request.ts';
import { type CompiledOperation, compileOperation } from '../../operations/compile-operation.ts';
import { gatheredCalls, mapGathered } from '../../operations/gather.ts';
import { mapResponse, type OperationResult, outcomeOfFailure } from '../../operations/map-response.ts';
import { memoize } from '../../rules/evaluation/memoize.ts';
import type { RuleScope } from '../../rules/evaluation/scope.ts';
import { type Fullness, inventedBody } from './invented-body.ts';

/** Bodies that services answer with: invented ones, or the example of an operation where it has one. */
export type Bodies = Fullness | 'examples';

/** The operations that a visit calls, and the scope of their rules. */
export interface Outside {
  readonly operation: (id: string) => Operation | undefined;
  readonly scope: RuleScope;
  readonly bodies: Bodies;
  /** Id of the operation whose calls fail, if any. */
  readonly fails: string | undefined;
}

const compiledOf = memoize((operation: Operation) => compileOperation(operation));

/** The outcome of an effect, for services that answer as their operations declare. Everybody proves human. */
export function outcomeOf(effect: Effect, outside: Outside): EffectOutcome {
  if (effect.effect === 'verify' || effect.unawaited) return { ok: true };
  const outcome = resultOfCall(effect.operation, effect.input, outside);
  if (!outcome.ok) return { ok: false, reason: outcome.reason };
  return outcome.result === undefined ? { ok: true } : { ok: true, result: outcome.result };
}

type Input = { readonly [name: string]: JsonValue };

function resultOfCall(id: string, input: Input, outside: Outside): OperationResult {
  const failure = { ok: false, reason: 'network' } as const;
  const operation = outside.operation(id);
  if (operation === undefined) return failure;
  const compiled = compiledOf(operation);
  const call = { transactionId: 'visit', request: {} };
  const scope = { ...operationScope(compiled, input, outside.scope), call };
  const found = outside.fails === id ? failure : answered(compiled, input, scope, outside);
  return found.ok ? found : outcomeOfFailure(compiled, found, scope);
}

function answered(
  compiled: CompiledOperation,
  input: Input,
  scope: RuleScope,
  outside: Outside,
): OperationResult {
  if (compiled.call === undefined) {
    const calls = gatheredCalls(compiled, input, outside.scope) ?? [];
    const given = calls.map((call) => [call.as, resultOfCall(call.operation, call.input, outside)] as const);
    return mapGathered(compiled, given, scope);
  }
  const body = bodyOf(compiled.operation, outside.bodies);
  return mapResponse(compiled, { outcome: 'answered', status: 200, body }, () => true, scope);
}

function bodyOf({ example, response }: Operation, bodies: Bodies): JsonValue {
  if (bodies !== 'examples') return inventedBody(response, bodies);
  return example === undefined ? inventedBody(response, 'full') : (example as JsonValue);
}
