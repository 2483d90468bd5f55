import {
  type CallOutcome,
  compileOperation,
  driveRun,
  type Effect,
  type EffectOutcome,
  type Exchange,
  memoize,
  type OperationInput,
  type OperationRequest,
  type RefusedInput,
  type RuleScope,
  type RunnableOperation,
  startOperation,
} from '#engine';
import type { Operation } from '#schemas';
import { type Bodies, sampleBody } from '../../constraints/samples/sample-body.ts';
import { inputFaults } from './input-faults.ts';

/** Services as the visits of one journey meet them. */
export interface Outside {
  /**
   * The outcome of an effect, for services that answer as their operations declare, and for operations that accept
   * every input. Everybody proves human.
   * @param fails id of the operation whose calls fail, with those of its fallbacks; or the outcomes of calls, by operation
   */
  readonly outcomeOf: (
    effect: Effect,
    bodies: Bodies,
    fails: string | CallOutcomes | undefined,
  ) => EffectOutcome;
  /** An operation or its fallbacks refuse this input; each is asked, as if every call failed. */
  readonly refusalsOf: (operation: string, input: OperationInput) => readonly RefusedInput[];
  /** The requests of an operation and its fallbacks for an input that they accept; each is made, as if every call failed. */
  readonly requestsOf: (operation: string, input: OperationInput) => readonly SentRequest[];
}

/** A request with its outcome. */
export interface MadeCall extends SentRequest {
  readonly outcome: CallOutcome;
}

/** Outcomes of the calls of operations, by their ids. */
interface CallOutcomes {
  readonly [operation: string]: CallOutcome;
}

/** A request, and the operation that makes it. */
interface SentRequest {
  readonly operation: Operation;
  readonly request: OperationRequest;
}

/** The parts of an input that an operation or its fallbacks refuse. */
export function refusedInputs(
  outside: Outside,
  { operation, input }: { readonly operation: string; readonly input: OperationInput },
) {
  return outside.refusalsOf(operation, input).flatMap(({ operation: { compiled }, message }) =>
    // Otherwise a check refuses it.
    message === undefined
      ? inputFaults(compiled.operation, input).map((fault) => ({
          operation: compiled.operation.id,
          input: fault,
        }))
      : [],
  );
}

const compiledOf = memoize((operation: Operation) => ({
  compiled: compileOperation(operation),
  fitsInput: (input: OperationInput) => inputFaults(operation, input).length === 0,
  fitsResponse: () => true,
}));

/**
 * Creates the services of many visits, which make the same calls again and again.
 * @param scope of the rules of operations
 * @param onCall called once for each call whose outcome is made, not for those that are known
 */
export function createOutside(
  operation: (id: string) => Operation | undefined,
  scope: RuleScope,
  onCall?: (call: MadeCall) => void,
): Outside {
  const outcomes = new Map<string, EffectOutcome>();
  const refusals = new Map<string, readonly RefusedInput[]>();
  const requests = new Map<string, readonly SentRequest[]>();
  const options = { scope, transactionId: 'visit', ignoresRefusals: true };
  const runnable = (id: string): RunnableOperation | undefined => {
    const found = operation(id);
    return found && { ...compiledOf(found), other: runnable };
  };
  return {
    outcomeOf(effect, bodies, fails) {
      if (effect.effect === 'verify' || effect.unawaited) return { ok: true };
      const { operation: id, input } = effect;
      const key = JSON.stringify([id, bodies, fails ?? null, input]);
      const known = outcomes.get(key);
      if (known) return known;
      const called = runnable(id);
      const answer = answerWith(bodies, scope.now);
      const given = typeof fails === 'object' ? fails : {};
      const exchange = (asked: Exchange) => {
        const { operation } = asked.operation.compiled;
        const made = fails === id ? failed() : (given[operation.id] ?? answer(asked));
        onCall?.({ operation, request: asked.request, outcome: made });
        return made;
      };
      const outcome = called ? driveRun(startOperation(called, input, options), exchange) : notMade;
      outcomes.set(key, outcome);
      return outcome;
    },
    refusalsOf(id, input) {
      const key = JSON.stringify([id, input]);
      const known = refusals.get(key);
      if (known) return known;
      const called = runnable(id);
      const found: RefusedInput[] = [];
      const onRefused = (refused: RefusedInput) => {
        // The inputs of gathered operations are not those of the call.
        if (refused.input === input) found.push(refused);
      };
      if (called) driveRun(startOperation(called, input, { ...options, onRefused }), notBegun);
      refusals.set(key, found);
      return found;
    },
    requestsOf(id, input) {
      const key = JSON.stringify([id, input]);
      const known = requests.get(key);
      if (known) return known;
      const called = runnable(id);
      const refused = new Set<RunnableOperation>();
      const found: SentRequest[] = [];
      const onRefused = ({ operation }: RefusedInput) => {
        refused.add(operation);
      };
      const note = ({ operation, request }: Exchange) => {
        if (!refused.has(operation)) found.push({ operation: operation.compiled.operation, request });
        return notBegun();
      };
      if (called) driveRun(startOperation(called, input, { ...options, onRefused }), note);
      requests.set(key, found);
      return found;
    },
  };
}

const notMade = { ok: false, reason: 'network' } as const;

function failed(): CallOutcome {
  return { outcome: 'failed', reason: 'network' };
}

/** Fails in a way that every fallback follows. */
function notBegun(): CallOutcome {
  return { outcome: 'failed', reason: 'switched-off' };
}

function answerWith(bodies: Bodies, today: string): (asked: Exchange) => CallOutcome {
  return ({ operation }) => ({
    outcome: 'answered',
    status: 200,
    body: sampleBody(operation.compiled.operation, bodies, today) ?? {},
  });
}
