import { randomUUID } from 'node:crypto';
import {
  buildRequest,
  type CompiledOperation,
  type CompiledRelease,
  compileOperation,
  gatheredCalls,
  type JsonValue,
  mapGathered,
  mapResponse,
  memoize,
  type OperationResult,
  operationScope,
  outcomeOfFailure,
  type RuleScope,
  refusalOf,
  ruleFault,
  shapeXml,
  withUndeclaredSizes,
  type XmlElement,
} from '#engine';
import type { Operation, ValueSchema } from '#schemas';

import { valueChecker } from '../releases/constraints/constraints.ts';
import { type InputFault, inputFaultFinder } from '../releases/constraints/input-faults.ts';
import { bytesOf } from '../sessions/session-size.ts';
import { type Doubt, doubtOf } from './call-doubt.ts';
import { failed, type OperationOutcome } from './operation-outcome.ts';
import { forgetAnswer, performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

/** The part of a compiled release that contains its operations. */
export type OperationSource = Pick<CompiledRelease, 'documents'>;

/** An operation of a release, ready to run any number of times. */
export interface RunnableOperation {
  readonly compiled: CompiledOperation;
  /** Faults of an input; empty if it fits the schema. */
  readonly faultsOfInput: (input: JsonValue) => readonly InputFault[];
  readonly fitsResponse: (body: unknown) => boolean;
  /** Another operation of the release: a fallback, or one whose result is gathered. */
  readonly other: (id: string) => RunnableOperation | undefined;
}

/** The step whose action calls an operation. */
export interface Caller {
  readonly journey: string;
  readonly step: string;
}

/** Dependencies of one run of an operation. */
export interface RunContext {
  readonly services: ConnectedServices;
  /** Scope of the templates besides the input; `settings` are the server's. */
  readonly scope: RuleScope;
  /** The same for every retry of one submission's call; a random one if omitted. */
  readonly transactionId?: string;
  readonly signal?: AbortSignal;
  /** Logged if the input is refused. */
  readonly caller?: Caller;
  /** Called for each failed call that is not a look-up, with the doubt about its change. */
  readonly onDoubt?: (doubt: Doubt) => void;
  /**
   * In a preview, calls that would change something outside are not made; their examples serve as answers.
   */
  readonly preview?: PreviewCalls;
  /** Most bytes of a look-up's result, as JSON; a larger one is a failure. */
  readonly largestResultBytes?: number;
  /** Reports a failed call, although the operation gives a result in its place. */
  readonly keepsFailures?: boolean;
}

/** Called for the calls that a preview did not make. */
export interface PreviewCalls {
  /** The operation has no example, so its call has failed. */
  refused(operation: string): void;
}

/**
 * An input that does not fit the operation's schema is never sent; if a check fails, its message is included.
 */
export type RunResult =
  | OperationResult
  | { readonly ok: false; readonly reason: 'bad-input'; readonly message?: string };

const prepared = new WeakMap<OperationSource['documents'], Map<Operation, RunnableOperation>>();

/** The operation of that id in a release; undefined when there is none. */
export function findOperation(release: OperationSource, id: string): RunnableOperation | undefined {
  const document = release.documents.get(id);
  return document?.kind === 'operation' ? prepare(release, document) : undefined;
}

/** The operation that a release exposes at a method and a path of this site. */
export function findExposedOperation(
  release: OperationSource,
  method: string,
  path: string,
): RunnableOperation | undefined {
  for (const document of release.documents.values()) {
    if (document.kind !== 'operation' || document.expose?.path !== path) continue;
    if (document.method === method) return prepare(release, document);
  }
  return undefined;
}

/**
 * Whether an operation changes nothing outside, so that it may be repeated freely: a `GET`, one that declares
 * `retry` or `lookUp`, or one that gathers only such operations.
 */
export function isLookUp({ compiled, other }: RunnableOperation): boolean {
  const { method, retry = 0, lookUp = false, gather } = compiled.operation;
  if (!gather) return method === 'GET' || retry > 0 || lookUp;
  return gather.every(({ operation }) => {
    const gathered = other(operation);
    return gathered !== undefined && isLookUp(gathered);
  });
}

/**
 * Runs an operation: checks the input, builds the request, performs it and maps the answer. After a failure
 * its fallback runs, with the same input and transaction id; if that fails too, the operation decides the
 * result.
 */
export async function runOperation(
  operation: RunnableOperation,
  input: { readonly [name: string]: JsonValue },
  context: RunContext,
): Promise<RunResult> {
  const { compiled } = operation;
  const faults = operation.faultsOfInput(input);
  if (faults.length > 0) return refuseInput(compiled.operation, context, faults);
  const refusal = refusalOf(compiled, input, context.scope);
  if (refusal && 'fault' in refusal) return ruleFault;
  if (refusal) return refuse(compiled.operation, context, refusal.message);
  const { transactionId = randomUUID() } = context;
  const identified = { ...context, transactionId };
  const { own: given, scope } = compiled.call
    ? await runCall(operation, input, identified)
    : await runGathered(operation, input, identified);
  const own = isTooLarge(operation, given, context) ? ({ ok: false, reason: 'too-large' } as const) : given;
  if (own.ok) return own;
  const fallback = compiled.operation.fallback;
  const next = fallback === undefined ? undefined : operation.other(fallback);
  const other = next && (await runOperation(next, input, identified));
  if (other?.ok) return other;
  if (context.keepsFailures) return other ?? own;
  return outcomeOfFailure(compiled, own, scope);
}

/** Only look-ups are limited: a change outside is done, whatever the size of its answer. */
function isTooLarge(
  operation: RunnableOperation,
  given: OperationResult,
  { largestResultBytes }: RunContext,
): boolean {
  if (largestResultBytes === undefined || !given.ok || !isLookUp(operation)) return false;
  return bytesOf(given.result) > largestResultBytes;
}

/**
 * Logs why an input was refused, if the message is the document's own text: a computed message may contain
 * the input.
 */
function refuse({ id, checks = [] }: Operation, { services }: RunContext, message?: string): RunResult {
  const why = checks.some((check) => check.message === message) ? message : undefined;
  services.logger.warn({ operation: id, ...(why !== undefined && { why }) }, 'operation refused its input');
  return { ok: false, reason: 'bad-input', ...(message !== undefined && { message }) };
}

/** Logs which inputs are wrong and which step gave them; never their values. */
function refuseInput(
  { id }: Operation,
  { services, caller }: RunContext,
  faults: readonly InputFault[],
): RunResult {
  const giver = caller ? `The step "${caller.step}" of the journey "${caller.journey}"` : 'A caller';
  for (const { input, keyword, isNull } of faults) {
    const given = isNull ? 'null' : `a value that fails "${keyword}"`;
    const message = `${giver} gives ${given} for the input "${input}" of the operation "${id}".`;
    services.logger.warn({ operation: id, input, keyword, ...caller }, message);
  }
  return { ok: false, reason: 'bad-input' };
}

type IdentifiedContext = RunContext & { readonly transactionId: string };

/** Result of an operation before any fallback, and the scope of its templates after the call. */
interface Ran {
  readonly own: OperationResult;
  readonly scope: RuleScope;
}

async function runCall(
  operation: RunnableOperation,
  input: { readonly [name: string]: JsonValue },
  { services, signal, scope: outer, transactionId, preview, onDoubt }: IdentifiedContext,
): Promise<Ran> {
  const { compiled, fitsResponse } = operation;
  const call = { transactionId };
  const inner = { ...operationScope(compiled, input, outer), call };
  const request = buildRequest(compiled, input, inner);
  if (!request) return { own: ruleFault, scope: inner };
  const scope = { ...inner, call: { ...call, request: request.body } };
  const outcome =
    preview && !isLookUp(operation)
      ? exampleOutcome(compiled.operation, preview)
      : shaped(
          compiled.operation,
          await performOperation(request, { services, transactionId, ...(signal && { signal }) }),
        );
  const own = mapResponse(compiled, outcome, fitsResponse, scope);
  if (!own.ok) forgetAnswer(request, services);
  const doubt = isLookUp(operation) ? undefined : doubtOf(outcome, own);
  if (doubt !== undefined) onDoubt?.(doubt);
  return { own, scope };
}

/** An answer in XML becomes the JSON that the operation describes. The cache holds it as it was read. */
function shaped({ answer, response }: Operation, outcome: OperationOutcome): OperationOutcome {
  if (answer !== 'xml' || response === undefined || outcome.outcome === 'failed') return outcome;
  return { ...outcome, body: shapeXml(outcome.body as XmlElement, response) };
}

/** Outcome of a call that a preview does not make. An operation that reads no body needs no example. */
function exampleOutcome({ id, response, example }: Operation, preview: PreviewCalls): OperationOutcome {
  if (response === undefined || example !== undefined) {
    return { outcome: 'answered', status: 200, body: example as JsonValue | undefined, durationMs: 0 };
  }
  preview.refused(id);
  return failed('preview');
}

/** Makes the calls that an operation gathers, in parallel and under one transaction id. */
async function runGathered(
  { compiled, other }: RunnableOperation,
  input: { readonly [name: string]: JsonValue },
  context: IdentifiedContext,
): Promise<Ran> {
  const call = { transactionId: context.transactionId };
  const scope = { ...operationScope(compiled, input, context.scope), call };
  if (context.services.isSwitchedOff({ operation: compiled.operation.id })) {
    return { own: { ok: false, reason: 'switched-off' }, scope };
  }
  // The limit is for the result, not for what it is made of.
  const { largestResultBytes: _, ...each } = context;
  const calls = gatheredCalls(compiled, input, context.scope);
  if (!calls) return { own: ruleFault, scope };
  const given = await Promise.all(
    calls.map(async ({ operation, as, input: own }) => {
      const found = other(operation);
      const ran: RunResult = found ? await runOperation(found, own, each) : { ok: false, reason: 'refused' };
      return [as, isRefused(ran) ? ({ ok: false, reason: 'refused' } as const) : ran] as const;
    }),
  );
  const own = mapGathered(compiled, given, scope);
  if (!own.ok) {
    // Some of the gathered calls may have been made, though they failed as a whole.
    for (const [index, [, ran]] of given.entries()) {
      const made = other(calls[index]?.operation ?? '');
      if (ran.ok && made && !isLookUp(made)) context.onDoubt?.('unknown');
    }
  }
  return { own, scope };
}

function isRefused(ran: RunResult): ran is Extract<RunResult, { readonly reason: 'bad-input' }> {
  return !ran.ok && ran.reason === 'bad-input';
}

function prepare(release: OperationSource, document: Operation): RunnableOperation {
  const ofRelease = prepared.get(release.documents) ?? new Map<Operation, RunnableOperation>();
  prepared.set(release.documents, ofRelease);
  const known = ofRelease.get(document);
  if (known) return known;
  const operation: RunnableOperation = { ...compile(document), other: (id) => findOperation(release, id) };
  ofRelease.set(document, operation);
  return operation;
}

/** The part that is the same in every release with the document. */
const compile = memoize((document: Operation): Omit<RunnableOperation, 'other'> => {
  const responseChecker = document.response && valueChecker(withUndeclaredSizes(document.response));
  return {
    compiled: compileOperation(document),
    faultsOfInput: inputFaultFinder(withUndeclaredSizes(inputSchema(document))),
    fitsResponse: (body) => !responseChecker || responseChecker(body).length === 0,
  };
});

/** One JSON Schema for the whole input. */
function inputSchema({ input, optional = [] }: Operation): ValueSchema {
  const required = Object.keys(input).filter((name) => !optional.includes(name));
  return { type: 'object', properties: input, required, additionalProperties: false };
}
