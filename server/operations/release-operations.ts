import { randomUUID } from 'node:crypto';
import {
  type CompiledRelease,
  compileOperation,
  type Doubt,
  driveRunAsync,
  type Exchange,
  isLookUp,
  type JsonValue,
  memoize,
  type OperationInput,
  type RefusedInput,
  type RuleScope,
  type RunnableOperation,
  type RunResult,
  shapeAnswer,
  startOperation,
  withUndeclaredSizes,
} from '#engine';
import type { Operation, ValueSchema } from '#schemas';
import { type InputFault, inputFaultFinder, valueChecker } from '../releases/constraints/constraints.ts';
import { bytesOf } from '../sessions/session-size.ts';
import { partTransactionId } from '../sessions/stored-state.ts';
import { type FailureReason, failed, type OperationOutcome } from './operation-outcome.ts';
import { forgetAnswer, performOperation } from './perform-operation.ts';
import type { ConnectedServices } from './services/connected-services.ts';

/** The part of a compiled release that contains its operations. */
export type OperationSource = Pick<CompiledRelease, 'documents'>;

/** An operation of a release that says what is wrong with an input. */
export interface ReleaseOperation extends RunnableOperation {
  /** Faults of an input; empty if it fits the schema. */
  readonly faultsOfInput: (input: JsonValue) => readonly InputFault[];
}

/** The step whose action calls an operation. */
interface Caller {
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
  /** People say that its change was made: nothing is sent for it, and its result is made without a body. */
  readonly hasArrived?: boolean;
  /** Most bytes of a look-up's result, as JSON; a larger one is a failure. */
  readonly largestResultBytes?: number;
  /** Reports a failed call, although the operation gives a result in its place. */
  readonly keepsFailures?: boolean;
}

/** Called for the calls that a preview did not make. */
export interface PreviewCalls {
  /** The operation has no example, so its call has failed. */
  refused(operation: string): void;
  /** Look-ups are not made either. */
  readonly sendsNothing?: boolean;
  /** Operations whose calls fail, without being made. */
  readonly failing?: Failing;
}

/** How the calls of operations fail, by their ids. */
export type Failing = ReadonlyMap<string, FailureReason>;

const prepared = new WeakMap<OperationSource['documents'], Map<Operation, ReleaseOperation>>();

/** The operation of that id in a release; undefined when there is none. */
export function findOperation(release: OperationSource, id: string): ReleaseOperation | undefined {
  const document = release.documents.get(id);
  return document?.kind === 'operation' ? prepare(release, document) : undefined;
}

/** The operation that a release exposes at a method and a path of this site. */
export function findExposedOperation(
  release: OperationSource,
  method: string,
  path: string,
): ReleaseOperation | undefined {
  for (const document of release.documents.values()) {
    if (document.kind !== 'operation' || document.expose?.path !== path) continue;
    if (document.method === method) return prepare(release, document);
  }
  return undefined;
}

/** Runs an operation by calls of its services. */
export async function runOperation(
  operation: RunnableOperation,
  input: OperationInput,
  context: RunContext,
): Promise<RunResult> {
  const { services, signal, preview, onDoubt, largestResultBytes = Number.POSITIVE_INFINITY } = context;
  const { scope, transactionId = randomUUID(), keepsFailures = false, hasArrived = false } = context;
  const run = startOperation(operation, input, {
    scope,
    transactionId,
    partId: partTransactionId,
    keepsFailures,
    isSwitchedOff: (id) => services.isSwitchedOff({ operation: id }),
    // Only look-ups are limited: a change outside is done, whatever the size of its answer.
    isTooLarge: (each, result) => isLookUp(each) && bytesOf(result) > largestResultBytes,
    onRefused: (refused) => logRefusal(refused, context),
    onAnswer: ({ request }, _outcome, own) => {
      if (!own.ok) forgetAnswer(request, services);
    },
    ...(onDoubt && { onDoubt }),
  });
  const exchange = async ({
    operation: asked,
    request,
    transactionId,
  }: Exchange): Promise<OperationOutcome> => {
    const { operation: document } = asked.compiled;
    if (hasArrived && !isLookUp(asked)) return answeredWithoutBody;
    const failure = preview?.failing?.get(document.id);
    if (failure !== undefined) return failed(failure);
    if (preview && (preview.sendsNothing || !isLookUp(asked))) return exampleOutcome(document, preview);
    return shapeAnswer(
      document,
      await performOperation(request, { services, transactionId, ...(signal && { signal }) }),
    );
  };
  return await driveRunAsync(run, exchange, 'side by side');
}

/**
 * Logs which inputs are wrong and which step gave them, never their values. Of a check that failed, the message is
 * logged if it is the document's own text: a computed message may contain the input.
 */
function logRefusal(
  { operation, input, message: said }: RefusedInput,
  { services: { logger }, caller }: RunContext,
): void {
  const { id, checks = [] } = operation.compiled.operation;
  if (said !== undefined) {
    const why = checks.some((check) => check.message === said) ? said : undefined;
    logger.warn({ operation: id, ...(why !== undefined && { why }) }, 'operation refused its input');
    return;
  }
  const giver = caller ? `The step "${caller.step}" of the journey "${caller.journey}"` : 'A caller';
  for (const { input: name, keyword, isNull } of compile(operation.compiled.operation).faultsOfInput(input)) {
    const given = isNull ? 'null' : `a value that fails "${keyword}"`;
    const message = `${giver} gives ${given} for the input "${name}" of the operation "${id}".`;
    logger.warn({ operation: id, input: name, keyword, ...caller }, message);
  }
}

const answeredWithoutBody = { outcome: 'answered', status: 200, body: undefined, durationMs: 0 } as const;

/** Outcome of a call that a preview does not make. An operation that reads no body needs no example. */
function exampleOutcome({ id, response, example }: Operation, preview: PreviewCalls): OperationOutcome {
  if (response === undefined || example !== undefined) {
    return { outcome: 'answered', status: 200, body: example as JsonValue | undefined, durationMs: 0 };
  }
  preview.refused(id);
  return failed('preview');
}

function prepare(release: OperationSource, document: Operation): ReleaseOperation {
  const ofRelease = prepared.get(release.documents) ?? new Map<Operation, ReleaseOperation>();
  prepared.set(release.documents, ofRelease);
  const known = ofRelease.get(document);
  if (known) return known;
  const operation: ReleaseOperation = { ...compile(document), other: (id) => findOperation(release, id) };
  ofRelease.set(document, operation);
  return operation;
}

/** The part that is the same in every release with the document. */
const compile = memoize((document: Operation): Omit<ReleaseOperation, 'other'> => {
  const responseChecker = document.response && valueChecker(withUndeclaredSizes(document.response));
  const faultsOfInput = inputFaultFinder(withUndeclaredSizes(inputSchema(document)));
  return {
    compiled: compileOperation(document),
    faultsOfInput,
    fitsInput: (input) => faultsOfInput(input).length === 0,
    fitsResponse: (body) => !responseChecker || responseChecker(body).length === 0,
  };
});

/** One JSON Schema for the whole input. */
function inputSchema({ input, optional = [] }: Operation): ValueSchema {
  const required = Object.keys(input).filter((name) => !optional.includes(name));
  return { type: 'object', properties: input, required, additionalProperties: false };
}
