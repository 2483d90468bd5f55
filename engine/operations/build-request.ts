import type { Operation } from '#schemas';
import type { JsonValue } from '../answers/answers.ts';
import { Fault } from '../problems/fault.ts';
import type { Evaluation } from '../rules/evaluation/compile.ts';
import type { RuleScope } from '../rules/evaluation/scope.ts';
import { evaluateTemplate } from '../rules/evaluation/template.ts';
import { isUnanswered } from '../rules/values/unanswered.ts';
import type { CompiledOperation } from './compile-operation.ts';
import { declaredSettings } from './declared-settings.ts';

/** Headers that an operation may set: `x-…` in lower case, so none that steers HTTP, cookies or credentials. */
export const callHeaderName = /^x-[a-z0-9]+(-[a-z0-9]+)*$/;

/** Headers of one call by name, in place of those that its service sends with every call. */
export type CallHeaders = { readonly [name: string]: string };

/** A call, wholly built: nothing in it is a template any more. */
export interface OperationRequest {
  /** Id of the operation, for logs. */
  readonly operation: string;
  /** A name that the server's configuration knows. */
  readonly service: string;
  readonly method: Operation['method'];
  /** Under the service's base address, every parameter encoded. */
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: CallHeaders;
  /** Sent as JSON; undefined for no body. */
  readonly body: JsonValue | undefined;
  /** Time limit of one attempt; the service's when undefined. */
  readonly timeoutMs: number | undefined;
  /** Repeats after a first failure; 0 unless the operation says a repeat is safe. */
  readonly retry: number;
  readonly cacheSeconds: number | undefined;
  /** The highest status that is not a failure. */
  readonly maximumStatus: number;
  /** False when only the status matters: then the body is neither read nor required to be JSON. */
  readonly readsBody: boolean;
}

/**
 * Builds the call for an input that fits the operation's schema; settings left unset have the document's value.
 * Undefined when a template cannot be evaluated: a call with a part missing must not be sent.
 * Throws `Fault` `misuse` for an operation that gathers what others give.
 * @param scope what the templates see beside input and settings; `call` is of this call
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
    path: call.path
      .map((part) => ('literal' in part ? part.literal : encodeURIComponent(String(input[part.input] ?? ''))))
      .join(''),
    query: queryPairs(query.value),
    headers,
    body: body?.value as JsonValue | undefined,
    timeoutMs: operation.timeoutMs,
    retry: operation.retry ?? 0,
    cacheSeconds: operation.cacheSeconds,
    maximumStatus: operation.statuses?.max ?? 299,
    readsBody: operation.response !== undefined,
  };
}

/** Undefined when one is no text that a header can hold: printable characters of ASCII, at most 300. */
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

/** Scope of an operation's templates: its input and declared settings, beside the roots of all rules. */
export function operationScope(
  { operation }: CompiledOperation,
  input: { readonly [name: string]: JsonValue },
  scope: RuleScope,
): RuleScope {
  const settings = declaredSettings(operation.settings, scope.settings);
  return { ...scope, input: inDeclaredOrder(operation, input), settings };
}

/** The same input in the order of its operation, so that what is sent does not depend on the order of who calls. */
function inDeclaredOrder(operation: Operation, input: { readonly [name: string]: JsonValue }) {
  const given = Object.keys(operation.input).filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(given.map((name) => [name, input[name]]));
}

function queryPairs(query: unknown): readonly (readonly [string, string])[] {
  return Object.entries((query ?? {}) as { readonly [name: string]: JsonValue })
    .filter(([, value]) => value !== null)
    .map(([name, value]) => [name, String(value)] as const);
}
