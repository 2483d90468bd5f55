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
  type RuleScope,
  refusalOf,
  ruleFault,
  settleFailure,
} from '#engine';
import { findOperation, type RunnableOperation } from '#server';
import type { ExpectedCall, Observed, ScenarioFile, ScenarioRequest } from './scenario.ts';

/** What the outside is to do in one turn. */
export interface OutsideScript {
  readonly human?: boolean;
  readonly calls?: readonly ExpectedCall[];
  /** What calls may give by name. */
  readonly answers?: ScenarioFile['answers'];
}

/** Stands in for everything outside during one turn: gives what the scenario says and remembers what was asked. */
export class CannedOutside {
  readonly calls: Observed['calls'][number][] = [];
  readonly #script: OutsideScript;
  readonly #release: CompiledRelease;
  readonly #scope: RuleScope;

  /** @param scope what the templates of operations see beside their input */
  constructor(script: OutsideScript, release: CompiledRelease, scope: RuleScope) {
    this.#script = script;
    this.#release = release;
    this.#scope = scope;
  }

  perform(effect: Effect): EffectOutcome {
    if (effect.effect === 'verify') {
      return (this.#script.human ?? true) ? { ok: true } : { ok: false, reason: 'not verified' };
    }
    return this.#run(effect.operation, effect.input, `transaction ${this.calls.length + 1}`);
  }

  /** As the server runs an operation: after a failure its fallback has the same input and transaction id. */
  #run(id: string, input: CallInput, transactionId: string): EffectOutcome {
    const operation = findOperation(this.#release, id);
    if (!operation) return { ok: false, reason: 'unknown operation' };
    if (!operation.acceptsInput(input)) return { ok: false, reason: 'bad input' };
    const { compiled } = operation;
    if (refusalOf(compiled, input, this.#scope) !== undefined) return { ok: false, reason: 'bad input' };
    const { own, scope } = compiled.call
      ? this.#call(operation, input, transactionId)
      : this.#gather(operation, input, transactionId);
    if (own.ok) return answered(own.result);
    const { fallback } = operation.compiled.operation;
    const other = fallback === undefined ? undefined : this.#run(fallback, input, transactionId);
    if (other?.ok) return other;
    const settled = settleFailure(operation.compiled, own, scope);
    return settled.ok ? answered(settled.result) : { ok: false, reason: settled.reason };
  }

  #call({ compiled, fitsResponse }: RunnableOperation, input: CallInput, transactionId: string): Ran {
    const canned = this.#script.calls?.[this.calls.length];
    const call = { transactionId };
    const request = buildRequest(compiled, input, { ...this.#scope, call });
    if (!request) return { own: ruleFault, scope: { ...this.#scope, input, call } };
    this.calls.push({ operation: compiled.operation.id, request: withoutConfiguration(request) });
    const scope = { ...this.#scope, input, call: { ...call, request: request.body } };
    const outcome = outcomeOf(canned, this.#script.answers, request.maximumStatus);
    return { own: mapResponse(compiled, outcome, fitsResponse, scope), scope };
  }

  #gather({ compiled }: RunnableOperation, input: CallInput, transactionId: string): Ran {
    const scope = { ...this.#scope, input, call: { transactionId } };
    const calls = gatheredCalls(compiled, input, this.#scope);
    if (!calls) return { own: ruleFault, scope };
    const given = calls.map(({ operation, as, input: own }) => {
      const ran = this.#run(operation, own, transactionId);
      const result: OperationResult = ran.ok
        ? { ok: true, result: ran.result }
        : { ok: false, reason: 'refused' };
      return [as, result] as const;
    });
    return { own: mapGathered(compiled, given, scope), scope };
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

/** A call the scenario does not know of fails: the comparison then shows it. */
function outcomeOf(
  canned: ExpectedCall | undefined,
  answers: ScenarioFile['answers'],
  maximumStatus: number,
): CallOutcome {
  if (!canned) return { outcome: 'failed', reason: 'refused' };
  const { gives = { status: 200 } } = canned;
  if ('failure' in gives) return { outcome: 'failed', reason: gives.failure };
  const answer = 'answer' in gives ? answers?.[gives.answer] : gives;
  if (!answer) throw new Error('A call gives an answer that the file does not name.');
  const { status, body } = answer;
  if (status >= 200 && status <= maximumStatus) return { outcome: 'answered', status, body };
  return { outcome: 'failed', reason: 'status', status };
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
