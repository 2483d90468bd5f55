import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { SpanFacts, Tracing } from './tracing.ts';

/** The request that work belongs to: a visitor's, or a call of the outbox. */
export interface RequestContext {
  /** Included in the answer, in each line of the log, and in calls of services that receive request ids. */
  readonly requestId: string;
  /** Set if the request is traced: the span that further spans belong to. */
  readonly trace?: { readonly tracing: Tracing; readonly parent: string | undefined };
}

/** Header of the request id, in requests and answers. */
export const requestIdHeader = 'x-request-id';

const contexts = new AsyncLocalStorage<RequestContext | undefined>();

/** Runs work, and all that follows from it, in the context of a request. */
export function inRequest<Result>(context: RequestContext, work: () => Result): Result {
  return contexts.run(context, work);
}

/** Runs work, and all that follows from it, outside any request, even if a request started it. */
export function outsideRequests<Result>(work: () => Result): Result {
  return contexts.run(undefined, work);
}

/** The request that the current work belongs to; undefined for work of the site itself. */
export function currentRequest(): RequestContext | undefined {
  return contexts.getStore();
}

/** Fields of a line of the log that identify its request. */
export function logContext(): { readonly requestId?: string } {
  const requestId = contexts.getStore()?.requestId;
  return requestId === undefined ? {} : { requestId };
}

/**
 * The id that a proxy of our own gave a request, or a new one. Other clients' ids are ignored: they could
 * pass one request off as another.
 *
 * @param given the `x-request-id` header
 */
export function requestIdFrom(given: string | readonly string[] | undefined, trustsProxies: boolean): string {
  return trustsProxies && typeof given === 'string' && /^[\w.:=-]{8,128}$/.test(given) ? given : randomUUID();
}

/**
 * Runs work of a request as a span of its trace, or just runs it if nothing is traced.
 *
 * @param ending returns facts about the span, from the result
 */
export async function inSpan<Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
  ending: (result: Result) => { readonly facts: SpanFacts; readonly isError: boolean },
): Promise<Result> {
  const context = currentRequest();
  if (!context?.trace) return await work();
  const { tracing, parent } = context.trace;
  const span = tracing.start(name, facts, parent);
  try {
    const result = await inRequest({ ...context, trace: { tracing, parent: span.traceparent } }, work);
    const { facts: found, isError } = ending(result);
    span.end(found, isError);
    return result;
  } catch (error) {
    span.end({}, true);
    throw error;
  }
}
