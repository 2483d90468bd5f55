import { cutText, forbiddenKeys } from '#engine';
import { originOf } from '../../http/client-address.ts';
import { messageDocument, messageHeaders, refusal } from '../../http/message-document.ts';
import { cookieHeaders } from '../../sessions/cookies.ts';
import type { SubmitDeps } from '../state/submit-deps.ts';
import { runReturn } from './run-event.ts';
import { withinSize } from './session-room.ts';

/** More parameters than any hosted page sends. */
const mostParameters = 30;
const longestName = 80;
const longestValue = 1000;

/**
 * Answers `GET /api/journeys/<journey>/<step>/return?…`: a hosted page sends its visitor back. The visitor is
 * redirected (303) to a page that shows the result. The query can be forged, so it proves nothing. A visitor whose answers
 * are not there, as when the session has expired or another browser opens the address, is told so (410).
 */
export async function answerReturn(
  request: Request,
  { journey, step }: { readonly journey: string; readonly step: string },
  deps: SubmitDeps,
): Promise<Response> {
  const sessionId = deps.sessions.ids.read(cookieHeaders(request));
  const press = { sessionId, journey, step, origin: originOf(request, deps.hosts) };
  const returned = returnedQuery(new URL(request.url).searchParams);
  const refuse = (status: number, why: string) =>
    refusal(request, deps.releases.live().compiled.site, { status, why });
  const next = await withinSize(() => runReturn(press, returned, deps));
  if (next === 'too-large') return refuse(413, 'There is more than can be kept.');
  if (next === undefined) return refuse(404, 'There is no such step.');
  const { site, pages } = deps.releases.live().compiled;
  const { messages } = site.words;
  if (!next.isGone) return new Response(null, { status: 303, headers: { ...noStore, location: next.path } });
  const link = { href: next.path, label: pages.get(next.path)?.page.title ?? next.path };
  const { errorTitle: title, answersGone: text } = messages;
  const html = messageDocument({ language: site.language, title, text, link });
  return new Response(html, { status: 410, headers: messageHeaders });
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
