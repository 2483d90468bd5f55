import { cutText, forbiddenKeys } from '#engine';
import { originOf } from '../../http/client-address.ts';
import { refusal } from '../../http/message-document.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { runReturn } from './run-event.ts';
import { withinSize } from './session-room.ts';

/** More parameters than any hosted page sends. */
const mostParameters = 30;
const longestName = 80;
const longestValue = 1000;

/**
 * Answers `GET /api/journeys/<journey>/<step>/return?…`: a hosted page sends its visitor back. The visitor is
 * redirected (303) to a page that shows the result. The query can be forged, so it proves nothing.
 */
export async function answerReturn(
  request: Request,
  { journey, step }: { readonly journey: string; readonly step: string },
  deps: SubmitDeps,
): Promise<Response> {
  const sessionId = deps.sessions.ids.read(request.headers.get('cookie'));
  const press = { sessionId, journey, step, origin: originOf(request, deps.hosts) };
  const returned = returnedQuery(new URL(request.url).searchParams);
  const refuse = (status: number, why: string) =>
    refusal(request, deps.releases.live().compiled.site, { status, why });
  const location = await withinSize(() => runReturn(press, returned, deps));
  if (location === 'too-large') return refuse(413, 'There is more than can be kept.');
  if (location === undefined) return refuse(404, 'There is no such step.');
  return new Response(null, { status: 303, headers: { ...noStore, location } });
}

const noStore = { 'cache-control': 'no-store' };

/** The query as texts: the first value of each name, within limits. */
export function returnedQuery(query: URLSearchParams): { readonly [name: string]: string } {
  const returned: { [name: string]: string } = {};
  for (const [name, value] of [...query].slice(0, mostParameters)) {
    if (name.length > longestName || forbiddenKeys.has(name) || Object.hasOwn(returned, name)) continue;
    returned[name] = cutText(value, longestValue);
  }
  return returned;
}
