import type { CompiledRelease } from '#engine';
import type { ExpectedCall, Observed, Press, Touch } from '../scenarios/scenario.ts';
import { type RefusedRequest, refusedStatus } from './received-calls.ts';

/** Calls that fail in a recorded turn are refused at the site, since their outcome is then certain: here, too. */
export function withRefusedCalls<T extends Press | Touch>(turn: T): T {
  const { calls } = turn;
  if (!calls?.some(isFailing)) return turn;
  return {
    ...turn,
    calls: calls.map((call) => (isFailing(call) ? { ...call, gives: { status: refusedStatus } } : call)),
  };
}

/**
 * The calls that a sandbox has to refuse so that the same calls of a turn fail at a site.
 * @param made the calls of the headless turn, in the order of its script
 * @returns why it cannot be done, as a text, or the requests
 */
export function requestsToRefuse(
  { calls: script = [] }: Press | Touch,
  made: Observed['calls'],
  release: CompiledRelease,
): string | readonly RefusedRequest[] {
  const known: { readonly place: string; readonly fails: boolean }[] = [];
  const refused = new Map<string, RefusedRequest>();
  for (const [index, { operation, request }] of made.entries()) {
    if (!request) continue;
    const { service, path } = request;
    const place = `${service} ${path}`;
    const call = script[index];
    const fails = call !== undefined && isFailing(call);
    const document = release.documents.get(operation);
    if (fails && document?.kind === 'operation' && document.cacheSeconds !== undefined)
      return `${operation} fails, whose answers a site keeps`;
    if (known.some((other) => other.place === place && other.fails !== fails))
      return `${operation} fails, and another call to its address does not`;
    known.push({ place, fails });
    if (fails) refused.set(place, { service, path });
  }
  return [...refused.values()];
}

/** Whether a call fails without an answer; a status that the sandbox has answered it answers again. */
function isFailing({ gives }: ExpectedCall): boolean {
  return typeof gives === 'object' && 'failure' in gives;
}
