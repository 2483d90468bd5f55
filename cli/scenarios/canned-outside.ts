import {
  type CallOutcome,
  type CompiledRelease,
  driveRunAsync,
  type Effect,
  type EffectOutcome,
  type Exchange,
  type OperationRequest,
  type RuleScope,
  startOperation,
} from '#engine';
import type { Operation } from '#schemas';
import { findOperation } from '#server';
import type { ExpectedCall, Observed, ScenarioFile, ScenarioRequest } from './scenario.ts';
import { ScenarioError } from './scenario-error.ts';

/** Services that answer calls, such as a running sandbox. */
export interface LiveServices {
  readonly answer: (request: OperationRequest, operation: Operation) => Promise<CallOutcome>;
}

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
    const operation = findOperation(this.#release, effect.operation);
    if (!operation) return { ok: false, reason: 'unknown operation' };
    const run = startOperation(operation, effect.input, {
      scope: this.#scope,
      transactionId: `transaction ${this.calls.length + 1}`,
      onRefused: (refused) =>
        this.calls.push({ operation: refused.operation.compiled.operation.id, refused: true }),
    });
    return await driveRunAsync(run, (asked) => this.#exchange(asked), 'in order');
  }

  async #exchange({ operation, request }: Exchange): Promise<CallOutcome> {
    const document = operation.compiled.operation;
    const canned = this.#script.calls?.[this.calls.length];
    this.calls.push({ operation: document.id, request: withoutConfiguration(request) });
    return await this.#outcomeOf(canned, request, document);
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
