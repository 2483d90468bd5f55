import {
  buildRequest,
  type CallOutcome,
  type CompiledRelease,
  type Effect,
  type EffectOutcome,
  gatheredCalls,
  type JsonValue,
  mapGathered,
  mapResponse,
  type OperationRequest,
  type OperationResult,
  operationScope,
  outcomeOfFailure,
  type RuleScope,
  refusalOf,
  ruleFault,
} from '#engine';
import type { Operation } from '#schemas';
import { findOperation, type RunnableOperation } from '#server';
import type { LiveServices } from './live-services.ts';
import type { ExpectedCall, Observed, ScenarioFile, ScenarioRequest } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';

/** Behaviour of outside services in one turn. */
export interface OutsideScript {
  readonly human?: boolean;
  readonly calls?: readonly ExpectedCall[];
  /** Named answers of calls. */
  readonly answers?: ScenarioFile['answers'];
  /** Answers calls that give `sandbox`. */
  readonly services?: LiveServices | undefined;
  /** Answers calls that are not in the script. */
  readonly improvise?: Improvise | undefined;
}

export type Improvise = (
  request: OperationRequest,
  operation: Operation,
) => Promise<NonNullable<ExpectedCall['gives']>>;

/** Replaces outside services during one turn: gives the scenario's answers and records the requests. */
export class CannedOutside {
  readonly calls: Observed['calls'][number][] = [];
  readonly #script: OutsideScript;
  readonly #release: CompiledRelease;
  readonly #scope: RuleScope;

  /** @param scope data that the templates of operations read besides their input */
  constructor(script: OutsideScript, release: CompiledRelease, scope: RuleScope) {
    this.#script = script;
    this.#release = release;
    this.#scope = scope;
  }

  async perform(effect: Effect): Promise<EffectOutcome> {
    if (effect.effect === 'verify') {
      return (this.#script.human ?? true) ? { ok: true } : { ok: false, reason: 'not verified' };
    }
    return this.#run(effect.operation, effect.input, `transaction ${this.calls.length + 1}`);
  }

  /**
   * Runs an operation like the server: after a failure its fallback gets the same input and transaction id.
   */
  async #run(id: string, input: CallInput, transactionId: string): Promise<EffectOutcome> {
    const operation = findOperation(this.#release, id);
    if (!operation) return { ok: false, reason: 'unknown operation' };
    const { compiled } = operation;
    const isRefused =
      operation.faultsOfInput(input).length > 0 || refusalOf(compiled, input, this.#scope) !== undefined;
    if (isRefused) {
      this.calls.push({ operation: id, refused: true });
      return { ok: false, reason: 'bad input' };
    }
    const { own, scope } = compiled.call
      ? await this.#call(operation, input, transactionId)
      : await this.#gather(operation, input, transactionId);
    if (own.ok) return answered(own.result);
    const { fallback } = operation.compiled.operation;
    const other = fallback === undefined ? undefined : await this.#run(fallback, input, transactionId);
    if (other?.ok) return other;
    const outcome = outcomeOfFailure(operation.compiled, own, scope);
    return outcome.ok ? answered(outcome.result) : { ok: false, reason: outcome.reason };
  }

  async #call(
    { compiled, fitsResponse }: RunnableOperation,
    input: CallInput,
    transactionId: string,
  ): Promise<Ran> {
    const canned = this.#script.calls?.[this.calls.length];
    const call = { transactionId };
    const inner = { ...operationScope(compiled, input, this.#scope), call };
    const request = buildRequest(compiled, input, inner);
    if (!request) return { own: ruleFault, scope: inner };
    const asked = withoutConfiguration(request);
    this.calls.push({ operation: compiled.operation.id, request: asked });
    const scope = { ...inner, call: { ...call, request: request.body } };
    const outcome = await this.#outcomeOf(canned, request, compiled.operation);
    return { own: mapResponse(compiled, outcome, fitsResponse, scope), scope };
  }

  async #gather({ compiled }: RunnableOperation, input: CallInput, transactionId: string): Promise<Ran> {
    const scope = { ...operationScope(compiled, input, this.#scope), call: { transactionId } };
    const calls = gatheredCalls(compiled, input, this.#scope);
    if (!calls) return { own: ruleFault, scope };
    const given: (readonly [string, OperationResult])[] = [];
    for (const { operation, as, input: own } of calls) {
      const ran = await this.#run(operation, own, transactionId);
      given.push([as, ran.ok ? { ok: true, result: ran.result } : { ok: false, reason: 'refused' }]);
    }
    return { own: mapGathered(compiled, given, scope), scope };
  }

  /** A call that is not in the scenario fails, and the comparison shows it. */
  async #outcomeOf(
    canned: ExpectedCall | undefined,
    request: OperationRequest,
    operation: Operation,
  ): Promise<CallOutcome> {
    const { answers, services, improvise } = this.#script;
    const gives = canned ? (canned.gives ?? { status: 200 }) : await improvise?.(request, operation);
    if (!gives) return { outcome: 'failed', reason: 'refused' };
    if (gives === 'sandbox') {
      if (!services)
        throw new ScenarioError('A call gives the answer of the sandbox: name a running one with --against.');
      return await services.answer(request, operation);
    }
    if ('failure' in gives) return { outcome: 'failed', reason: gives.failure };
    const answer = 'answer' in gives ? answers?.[gives.answer] : gives;
    if (!answer) throw new ScenarioError('A call gives an answer that the file does not have.');
    const { status, body } = answer;
    if (status >= 200 && status <= request.maximumStatus) return { outcome: 'answered', status, body };
    return { outcome: 'failed', reason: 'status', status };
  }
}

interface Ran {
  readonly own: OperationResult;
  readonly scope: RuleScope;
}

type CallInput = Extract<Effect, { effect: 'call' }>['input'];

function answered(result: JsonValue | undefined): EffectOutcome {
  return { ok: true, ...(result !== undefined && { result }) };
}

function withoutConfiguration({
  service,
  method,
  path,
  headers,
  query,
  body,
}: OperationRequest): ScenarioRequest {
  return {
    service,
    method,
    path,
    ...(Object.keys(headers).length > 0 && { headers: { ...headers } }),
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(body !== undefined && { body }),
  };
}
