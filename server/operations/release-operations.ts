import { randomUUID } from 'node:crypto';
import {
  buildRequest,
  type CompiledOperation,
  type CompiledRelease,
  compileOperation,
  type JsonValue,
  mapResponse,
  type OperationResult,
  type RuleScope,
  settleFailure,
} from '#engine';
import type { Operation, ValueSchema } from '#schemas';
import { valueChecker } from '../constraints/constraints.ts';
import type { ConnectedServices } from './connected-services.ts';
import { performOperation } from './perform-operation.ts';

/** The part of a compiled release that operations are found in. */
export type OperationSource = Pick<CompiledRelease, 'documents'>;

/** An operation of a release, ready to be run any number of times. */
export interface RunnableOperation {
  readonly compiled: CompiledOperation;
  readonly acceptsInput: (input: JsonValue) => boolean;
  readonly fitsResponse: (body: unknown) => boolean;
  /** What runs after any failure of this one. */
  readonly fallback: () => RunnableOperation | undefined;
}

/** What one run of an operation works with. */
export interface RunContext {
  readonly services: ConnectedServices;
  /** What the templates see beside the input; `settings` are the server's. */
  readonly scope: RuleScope;
  /** The same for every repeat of one submission's call; a random one when left out. */
  readonly transactionId?: string;
  readonly signal?: AbortSignal;
}

/** An input that does not fit the operation's schema is never sent. */
export type RunResult = OperationResult | { readonly ok: false; readonly reason: 'bad-input' };

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
 * Runs an operation: checks the input, builds the request, performs it and maps the answer. After a failure its fallback
 * runs, with the same input and transaction id; when that fails too, the operation says what is given instead.
 */
export async function runOperation(
  operation: RunnableOperation,
  input: { readonly [name: string]: JsonValue },
  context: RunContext,
): Promise<RunResult> {
  if (!operation.acceptsInput(input)) return { ok: false, reason: 'bad-input' };
  const { transactionId = randomUUID() } = context;
  const call = { transactionId };
  const request = buildRequest(operation.compiled, input, { ...context.scope, call });
  const scope = { ...context.scope, input, call: { ...call, request: request.body } };
  const outcome = await performOperation(request, {
    services: context.services,
    transactionId,
    ...(context.signal && { signal: context.signal }),
  });
  const own = mapResponse(operation.compiled, outcome, operation.fitsResponse, scope);
  if (own.ok) return own;
  const fallback = operation.fallback();
  const other = fallback && (await runOperation(fallback, input, { ...context, transactionId }));
  if (other?.ok) return other;
  return settleFailure(operation.compiled, own, scope);
}

function prepare(release: OperationSource, document: Operation): RunnableOperation {
  const ofRelease = prepared.get(release.documents) ?? new Map<Operation, RunnableOperation>();
  prepared.set(release.documents, ofRelease);
  const known = ofRelease.get(document);
  if (known) return known;
  const inputChecker = valueChecker(inputSchema(document));
  const responseChecker = document.response && valueChecker(document.response);
  const operation: RunnableOperation = {
    compiled: compileOperation(document),
    acceptsInput: (input) => inputChecker(input).length === 0,
    fitsResponse: (body) => !responseChecker || responseChecker(body).length === 0,
    fallback: () => (document.fallback === undefined ? undefined : findOperation(release, document.fallback)),
  };
  ofRelease.set(document, operation);
  return operation;
}

/** One JSON Schema for the whole input. */
function inputSchema({ input, optional = [] }: Operation): ValueSchema {
  const required = Object.keys(input).filter((name) => !optional.includes(name));
  return { type: 'object', properties: input, required, additionalProperties: false };
}
