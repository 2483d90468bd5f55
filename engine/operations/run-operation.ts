import { Fault } from '../base/problems/fault.ts';
import type { JsonValue } from '../base/values/answers.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { buildRequest, type OperationRequest, operationScope } from './build-request.ts';
import { type Doubt, doubtOf } from './call-doubt.ts';
import type { CompiledOperation } from './compile-operation.ts';
import { gatheredCalls, mapGathered, refusalOf } from './gather.ts';
import {
  type CallOutcome,
  mapResponse,
  type OperationResult,
  outcomeOfFailure,
  ruleFault,
} from './map-response.ts';
import { onlyLooksUp } from './only-looks-up.ts';

/** Input of an operation, by name. */
export type OperationInput = { readonly [name: string]: JsonValue };

/** An operation of a release, ready to run any number of times. */
export interface RunnableOperation {
  readonly compiled: CompiledOperation;
  /** Whether an input fits the schema of the operation. */
  readonly fitsInput: (input: OperationInput) => boolean;
  readonly fitsResponse: (body: unknown) => boolean;
  /** Another operation of the release: a fallback, or one whose result is gathered. */
  readonly other: (id: string) => RunnableOperation | undefined;
}

/**
 * An input that does not fit the operation's schema is never sent; if a check fails, its message is included.
 */
export type RunResult =
  | OperationResult
  | { readonly ok: false; readonly reason: 'bad-input'; readonly message?: string };

/** A request to send. The driver answers it with the outcome, after all retries. */
export interface Exchange {
  readonly turn: 'exchange';
  readonly operation: RunnableOperation;
  readonly request: OperationRequest;
  readonly transactionId: string;
}

/** Runs that do not depend on each other. The driver answers them with their results, in the same order. */
interface Gathering {
  readonly turn: 'gather';
  readonly runs: readonly OperationRun[];
}

/** A run of an operation: yields what is to be done outside and receives what came of it. */
export type OperationRun<Result = RunResult> = Generator<
  Exchange | Gathering,
  Result,
  CallOutcome | readonly RunResult[]
>;

/** An input that an operation refuses; `message` is that of the check that it fails, if it fits the schema. */
export interface RefusedInput {
  readonly operation: RunnableOperation;
  readonly input: OperationInput;
  readonly message: string | undefined;
}

export interface RunOptions {
  /** Scope of the templates besides the input; `settings` are the server's. */
  readonly scope: RuleScope;
  /** The same for the operation and its fallbacks. */
  readonly transactionId: string;
  /** The transaction id of a gathered operation, by its name; that of the whole if left out. */
  readonly partId?: (transactionId: string, as: string) => string;
  /** Whether an operation that gathers others must not run. */
  readonly isSwitchedOff?: (operation: string) => boolean;
  /** Whether a result is too large to be kept, which makes it a failure. Not asked of gathered results. */
  readonly isTooLarge?: (operation: RunnableOperation, result: JsonValue | undefined) => boolean;
  /** Returns the failure itself, although the operation gives a result in its place. */
  readonly keepsFailures?: boolean;
  /** Goes on with inputs that are refused, to see what would come of them. */
  readonly ignoresRefusals?: boolean;
  readonly onRefused?: (refused: RefusedInput) => void;
  /** Called with the result of each exchange, before any fallback. */
  readonly onAnswer?: (exchange: Exchange, outcome: CallOutcome, own: OperationResult) => void;
  /** Called for each call that was to change something outside and failed, or succeeded as a part of what failed. */
  readonly onDoubt?: (doubt: Doubt) => void;
}

/**
 * Runs an operation: checks the input, builds the request, has it sent and maps the answer. After a failure its
 * fallback runs, with the same input and transaction id; if that fails too, the operation decides the result. A
 * change that may have been made is not made again by a fallback, unless both services share their ids.
 */
export function* startOperation(
  operation: RunnableOperation,
  input: OperationInput,
  options: RunOptions,
): OperationRun {
  const { compiled, other } = operation;
  const refused = refusedBy(operation, input, options);
  if (refused && (!options.ignoresRefusals || refused.reason !== 'bad-input')) return refused;
  const doubts: Doubt[] = [];
  const onDoubt = (doubt: Doubt) => {
    doubts.push(doubt);
    options.onDoubt?.(doubt);
  };
  const { own: given, scope } = compiled.call
    ? yield* runCall(operation, input, { ...options, onDoubt })
    : yield* runGathered(operation, input, { ...options, onDoubt });
  const isTooLarge = given.ok && options.isTooLarge?.(operation, given.result);
  const own = isTooLarge ? ({ ok: false, reason: 'too-large' } as const) : given;
  if (own.ok) return own;
  const { fallback, sharesIds } = compiled.operation;
  const mayRun = sharesIds || !doubts.includes('unknown');
  const next = fallback !== undefined && mayRun ? other(fallback) : undefined;
  const instead = next && (yield* startOperation(next, input, options));
  if (instead?.ok) return instead;
  if (options.keepsFailures) return instead ?? own;
  return outcomeOfFailure(compiled, own, scope);
}

/** Whether an operation changes nothing outside, so that it may be repeated freely. */
export function isLookUp({ compiled, other }: RunnableOperation): boolean {
  return onlyLooksUp(compiled.operation, (id) => other(id)?.compiled.operation);
}

function refusedBy(
  operation: RunnableOperation,
  input: OperationInput,
  { scope, onRefused }: RunOptions,
): Extract<RunResult, { readonly ok: false }> | undefined {
  if (!operation.fitsInput(input)) {
    onRefused?.({ operation, input, message: undefined });
    return { ok: false, reason: 'bad-input' };
  }
  const refusal = refusalOf(operation.compiled, input, scope);
  if (refusal === undefined) return undefined;
  if ('fault' in refusal) return ruleFault;
  const { message } = refusal;
  onRefused?.({ operation, input, message });
  return { ok: false, reason: 'bad-input', message };
}

/** Result of an operation before any fallback, and the scope of its templates after the call. */
interface Ran {
  readonly own: OperationResult;
  readonly scope: RuleScope;
}

function* runCall(
  operation: RunnableOperation,
  input: OperationInput,
  { scope: outer, transactionId, onAnswer, onDoubt }: RunOptions,
): OperationRun<Ran> {
  const { compiled, fitsResponse } = operation;
  const call = { transactionId };
  const inner = { ...operationScope(compiled, input, outer), call };
  const request = buildRequest(compiled, input, inner);
  if (!request) return { own: ruleFault, scope: inner };
  const scope = { ...inner, call: { ...call, request: request.body } };
  const exchange: Exchange = { turn: 'exchange', operation, request, transactionId };
  const outcome = yield exchange;
  if (!('outcome' in outcome)) throw new Fault('misuse', 'Answer an exchange with its outcome.');
  const own = mapResponse(compiled, outcome, fitsResponse, scope);
  onAnswer?.(exchange, outcome, own);
  const doubt = isLookUp(operation) ? undefined : doubtOf(outcome, own);
  if (doubt !== undefined) onDoubt?.(doubt);
  return { own, scope };
}

function* runGathered(
  { compiled, other }: RunnableOperation,
  input: OperationInput,
  options: RunOptions,
): OperationRun<Ran> {
  const call = { transactionId: options.transactionId };
  const scope = { ...operationScope(compiled, input, options.scope), call };
  if (options.isSwitchedOff?.(compiled.operation.id)) {
    return { own: { ok: false, reason: 'switched-off' }, scope };
  }
  const calls = gatheredCalls(compiled, input, options.scope);
  if (!calls) return { own: ruleFault, scope };
  const { isTooLarge: _, ...each } = options;
  const { transactionId: whole, partId = () => whole } = options;
  const runs = calls.map(({ operation, as, input: own }) =>
    runGatheredCall(other(operation), own, { ...each, transactionId: partId(whole, as) }),
  );
  const results = yield { turn: 'gather', runs };
  if ('outcome' in results) throw new Fault('misuse', 'Answer a gathering with the results of its runs.');
  const given = calls.map(({ as }, index) => [as, unrefused(results[index])] as const);
  const own = mapGathered(compiled, given, scope);
  for (const [index, [, result]] of own.ok ? [] : given.entries()) {
    const made = other(calls[index]?.operation ?? '');
    if (result.ok && made && !isLookUp(made)) options.onDoubt?.('unknown');
  }
  return { own, scope };
}

function* runGatheredCall(
  operation: RunnableOperation | undefined,
  input: OperationInput,
  options: RunOptions,
): OperationRun {
  return operation ? yield* startOperation(operation, input, options) : refusedPart;
}

const refusedPart = { ok: false, reason: 'refused' } as const satisfies OperationResult;

function unrefused(result: RunResult = refusedPart): OperationResult {
  return !result.ok && result.reason === 'bad-input' ? refusedPart : result;
}
