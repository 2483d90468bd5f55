import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Tracing } from './traces/tracing.ts';

/** The request that work is done for: one of a visitor, or a call of the outbox. */
export interface RequestContext {
  /** Stands in the answer, in each line of the log and in the calls of services that are told of it. */
  readonly requestId: string;
  /** Where the request is traced: the span that further ones belong to. */
  readonly trace?: { readonly tracing: Tracing; readonly parent: string | undefined };
}

/** Both the header of a request and that of its answer. */
export const requestIdHeader = 'x-request-id';

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Does some work, and all that follows from it, for a request. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Does some work, and all that follows from it, for no request, though one may have set it off. */
export function outsideRequests<Result>(work: () => Result): Result {
  return contexts.run(undefined, work);
}

/** The request that is being worked for; undefined for what the site does by itself. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

/** What a line of the log says of its request. */
export function logContext(): { readonly requestId?: string } {
  const requestId = contexts.getStore()?.requestId;
  return requestId === undefined ? {} : { requestId };
}

/**
 * The id that a proxy of our own gave a request, or a new one: anybody else could pass one request off as another.
 *
 * @param given the `x-request-id` header
 */
export function requestIdFrom(given: string | readonly string[] | undefined, trustsProxies: boolean): string {
  return trustsProxies && typeof given === 'string' && /^[\w.:=-]{8,128}$/.test(given) ? given : randomUUID();
}
