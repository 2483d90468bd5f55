import { currentRequest, inRequest } from './request-context.ts';
import type { SpanFacts } from './tracing.ts';

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
