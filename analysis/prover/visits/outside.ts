import {
  type CompiledOperation,
  compileOperation,
  type Effect,
  type EffectOutcome,
  gatheredCalls,
  type JsonValue,
  mapGathered,
  mapResponse,
  memoize,
  type OperationResult,
  operationScope,
  outcomeOfFailure,
  type RuleScope,
} from '#engine';
import type { Operation } from '#schemas';
import { type Fullness, inventedBody } from './invented-body.ts';

/** Bodies that services answer with: invented ones, or the example of an operation where it has one. */
export type Bodies = Fullness | 'examples';

/** Services as the visits of one journey meet them. */
export interface Outside {
  /**
   * The outcome of an effect, for services that answer as their operations declare. Everybody proves human.
   * @param fails id of the operation whose calls fail, if any
   */
  readonly outcomeOf: (effect: Effect, bodies: Bodies, fails: string | undefined) => EffectOutcome;
}

interface Answering {
  readonly operation: (id: string) => Operation | undefined;
  readonly scope: RuleScope;
  readonly bodies: Bodies;
  readonly fails: string | undefined;
}

type Input = { readonly [name: string]: JsonValue };

const compiledOf = memoize((operation: Operation) => compileOperation(operation));

/**
 * Creates the services of many visits, which make the same calls again and again.
 * @param scope of the rules of operations
 */
export function createOutside(operation: Answering['operation'], scope: RuleScope): Outside {
  const known = new Map<string, OperationResult>();
  return {
    outcomeOf(effect, bodies, fails) {
      if (effect.effect === 'verify' || effect.unawaited) return { ok: true };
      const { operation: id, input } = effect;
      const key = JSON.stringify([id, bodies, fails ?? null, input]);
      const outcome = known.get(key) ?? resultOfCall(id, input, { operation, scope, bodies, fails });
      known.set(key, outcome);
      if (!outcome.ok) return { ok: false, reason: outcome.reason };
      return outcome.result === undefined ? { ok: true } : { ok: true, result: outcome.result };
    },
  };
}

function resultOfCall(id: string, input: Input, outside: Answering): OperationResult {
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
  outside: Answering,
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
