import type { Operation } from '#schemas';
import { Fault } from '../base/problems/fault.ts';
import type { JsonValue } from '../base/values/answers.ts';
import { filesIn, type GivenFile, isGiven } from '../forms/fields/file-upload/given-file.ts';
import type { Evaluation } from '../rules/evaluation/compile.ts';
import { evaluateTemplate } from '../rules/evaluation/template.ts';
import type { RuleScope } from '../rules/runtime/scope.ts';
import { isUnanswered } from '../rules/runtime/unanswered.ts';
import type { CompiledOperation, PathPart } from './compile-operation.ts';
import { declaredSettings } from './declared-settings.ts';

/**
 * Headers that an operation may set: `x-…` in lower case, so none that control HTTP, cookies or credentials.
 */
export const callHeaderName = /^x-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Headers of one call by name. They override those that the service sends with every call. */
type CallHeaders = { readonly [name: string]: string };

/** A file of a visitor, and the part of the form that it is sent as. */
export interface FilePart {
  readonly part: string;
  readonly file: GivenFile;
}

/** A complete request, with all templates evaluated. */
export interface OperationRequest {
  /** Id of the operation, for logs. */
  readonly operation: string;
  /** Name of a service in the server's configuration. */
  readonly service: string;
  readonly method: Operation['method'];
  /** Path below the service's base address, with encoded parameters. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: CallHeaders;
  /** Sent as JSON; undefined for no body. */
  readonly body: JsonValue | undefined;
  /** Files sent with it as parts of a multipart form, in which the properties of `body` are parts, too; undefined for none. */
  readonly files?: readonly FilePart[];
  /** Time limit of one attempt; the service's when undefined. */
  readonly timeoutMs: number | undefined;
  /** Repeats after a failure; 0 unless the operation declares that repeating is safe. */
  readonly retry: number;
  readonly cacheSeconds: number | undefined;
  /** The highest status that is not a failure. */
  readonly maximumStatus: number;
  /** How the body is read; `nothing` when only the status matters, so that it may be of any kind. */
  readonly reads: 'json' | 'xml' | 'nothing';
}

/**
 * Builds the request of a call for an input that fits the operation's schema. Settings without a value on the
 * server have the document's. Undefined when a template cannot be evaluated: an incomplete request must not
 * be sent. Throws `Fault` `misuse` for an operation that gathers others.
 * @param scope scope of the templates besides input and settings; `call` is this call's
 */
export function buildRequest(
  compiled: CompiledOperation,
  input: { readonly [name: string]: JsonValue },
  scope: RuleScope,
): OperationRequest | undefined {
  const { operation, call } = compiled;
  if (!call) throw new Fault('misuse', `The operation "${operation.id}" has no call of its own.`);
  const inner = operationScope(compiled, input, scope);
  const query = evaluateTemplate(compiled.query, inner);
  const body = compiled.request && evaluateTemplate(compiled.request, inner);
  const headers = headersOf(evaluateTemplate(compiled.headers, inner));
  if (query.fault || body?.fault || !headers) return undefined;
  return {
    operation: operation.id,
    service: call.service,
    method: operation.method,
    path: call.path.map((part) => pathText(part, input, inner)).join(''),
    query: queryPairs(query.value),
    headers,
    body: body?.value as JsonValue | undefined,
    ...(operation.files && { files: filePartsOf(operation.files, input) }),
    timeoutMs: operation.timeoutMs,
    retry: operation.retry ?? 0,
    cacheSeconds: operation.cacheSeconds,
    maximumStatus: operation.statuses?.max ?? 299,
    reads: operation.response === undefined ? 'nothing' : (operation.answer ?? 'json'),
  };
}

/** The files that an input holds for each part, in the order of the parts. */
function filePartsOf(
  parts: { readonly [part: string]: string },
  input: { readonly [name: string]: JsonValue },
): readonly FilePart[] {
  return Object.entries(parts).flatMap(([part, name]) =>
    filesIn([input[name]].flat()).flatMap((file) => (isGiven(file) ? [{ part, file }] : [])),
  );
}

/** A setting may hold several segments of a path, an input only one. */
function pathText(
  part: PathPart,
  input: { readonly [name: string]: JsonValue },
  { settings }: RuleScope,
): string {
  if ('literal' in part) return part.literal;
  if ('input' in part) return encodeURIComponent(String(input[part.input] ?? ''));
  return String(settings?.[part.setting] ?? '')
    .split('/')
    .map(encodeURIComponent)
    .join('/');
}

/** Undefined when a value is not printable ASCII of at most 300 characters. */
function headersOf({ value, fault }: Evaluation): CallHeaders | undefined {
  if (fault) return undefined;
  const headers: { [name: string]: string } = {};
  for (const [name, header] of Object.entries(isUnanswered(value) ? {} : Object(value))) {
    if (isUnanswered(header)) continue;
    if (!callHeaderName.test(name) || typeof header !== 'string' || !/^[\x20-\x7e]{1,300}$/.test(header))
      return undefined;
    headers[name] = header;
  }
  return headers;
}

/** Scope of an operation's templates: its input, its declared settings, and the roots of all rules. */
export function operationScope(
  { operation }: CompiledOperation,
  input: { readonly [name: string]: JsonValue },
  scope: RuleScope,
): RuleScope {
  const settings = declaredSettings(operation.settings, scope.settings);
  return { ...scope, input: inDeclaredOrder(operation, input), settings };
}

/** The input in declared order, so that the request does not depend on the caller's order. */
function inDeclaredOrder(operation: Operation, input: { readonly [name: string]: JsonValue }) {
  const given = Object.keys(operation.input).filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(given.map((name) => [name, input[name]]));
}

function queryPairs(query: unknown): readonly (readonly [string, string])[] {
  return Object.entries((query ?? {}) as { readonly [name: string]: JsonValue })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)] as const);
}
