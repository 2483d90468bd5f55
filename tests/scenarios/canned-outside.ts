import {
  buildRequest,
  type CallOutcome,
  type CompiledRelease,
  type Effect,
  type EffectOutcome,
  mapResponse,
  type OperationRequest,
  type RuleScope,
} from '#engine';
import { findOperation } from '#server';
import type { ExpectedCall, Observed, Press, ScenarioRequest } from './scenario.ts';

/** Stands in for everything outside during one press: gives what the scenario says and remembers what was asked. */
export class CannedOutside {
  readonly calls: Observed['calls'][number][] = [];
  readonly #press: Press;
  readonly #release: CompiledRelease;
  readonly #scope: RuleScope;

  /** @param scope what the templates of operations see beside their input */
  constructor(press: Press, release: CompiledRelease, scope: RuleScope) {
    this.#press = press;
    this.#release = release;
    this.#scope = scope;
  }

  perform(effect: Effect): EffectOutcome {
    if (effect.effect === 'verify') {
      return (this.#press.human ?? true) ? { ok: true } : { ok: false, reason: 'not verified' };
    }
    const operation = findOperation(this.#release, effect.operation);
    if (!operation) return { ok: false, reason: 'unknown operation' };
    if (!operation.acceptsInput(effect.input)) return { ok: false, reason: 'bad input' };
    const canned = this.#press.calls?.[this.calls.length];
    const request = buildRequest(operation.compiled, effect.input, this.#scope);
    this.calls.push({ operation: effect.operation, request: withoutConfiguration(request) });
    const scope = { ...this.#scope, input: effect.input };
    const result = mapResponse(operation.compiled, outcomeOf(canned), operation.fitsResponse, scope);
    if (!result.ok) return result;
    return { ok: true, ...(result.result !== undefined && { result: result.result }) };
  }
}

/** A call the scenario does not know of fails: the comparison then shows it. */
function outcomeOf(canned: ExpectedCall | undefined): CallOutcome {
  if (!canned) return { outcome: 'failed', reason: 'refused' };
  const { gives = { status: 200 } } = canned;
  if ('failure' in gives) return { outcome: 'failed', reason: gives.failure };
  if (gives.status >= 200 && gives.status < 300) {
    return { outcome: 'answered', status: gives.status, body: gives.body };
  }
  return { outcome: 'failed', reason: 'status', status: gives.status };
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
