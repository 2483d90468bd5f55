import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { CompiledPage } from '#engine';
import { readSessionCookie } from '../sessions/session-cookie.ts';
import { answerWith } from './answer-in-hand.ts';
import { journeysOn, keepFirstView, sendFirstView } from './first-views.ts';
import { clientHeader, isInternalHeader } from './internal-headers.ts';
import { resolvePageRequest, storedRoute } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { sendStoredPage, storedPages } from './stored-pages.ts';

/** What the front must know of the site. */
type FrontSite = Pick<
  RunningSite,
  'answersTo' | 'hasAnswered' | 'previewAccess' | 'release' | 'today' | 'year'
>;

/** Asked by machines that know an instance only by its address. */
const healthPath = '/api/health';

/**
 * Stands before Next: sends a page that is stored already, or a step in which only the visitor's own values are missing,
 * and hands Next everything else. Whatever it does not know, Next and proxy.ts answer the same way, only slower
 * (docs/decisions/).
 */
export function createFront(site: FrontSite, next: RequestListener): RequestListener {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    if (!site.answersTo(request.headers.host ?? '') && request.url !== healthPath) {
      response.writeHead(421).end();
      return;
    }
    const handOver = () => {
      request.headers[clientHeader] = request.socket.remoteAddress ?? '';
      answerWith(response, () => next(request, response));
    };
    const page = pageAskedFor(site, request);
    if (page === undefined) return handOver();
    const route = storedRoute(page, site.release().site, request.headers.host ?? '', site.year());
    if (page.personal) return void answerStep(site, request, response, { page, route, handOver });
    const stored = storedPages.get(route);
    if (stored === undefined) return handOver();
    sendStoredPage(request, response, stored);
  };
}

/** The page of the live release that a request reads; undefined when it is anything else, or an editor's. */
function pageAskedFor(
  site: FrontSite,
  { method, url = '/', headers }: IncomingMessage,
): CompiledPage | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return undefined;
  if (site.previewAccess.isPreviewing(headers.cookie)) return undefined;
  const end = url.indexOf('?');
  const resolution = resolvePageRequest(site.release(), end < 0 ? url : url.slice(0, end));
  // An unknown address may be a file or an API of Next's.
  return resolution.outcome === 'page' && resolution.status === 200 ? resolution.page : undefined;
}

interface StepRequest {
  readonly page: CompiledPage;
  readonly route: string;
  readonly handOver: () => void;
}

/** Fills in the page for a visitor who has answered nothing yet; Next renders all others theirs. */
async function answerStep(
  site: FrontSite,
  request: IncomingMessage,
  response: ServerResponse,
  { page, route, handOver }: StepRequest,
): Promise<void> {
  const known = readSessionCookie(request.headers.cookie);
  const plain = request.method === 'GET' && !request.url?.includes('?');
  // When the store cannot tell, Next says what is wrong.
  const answered =
    known !== undefined && plain && (await site.hasAnswered(known, journeysOn(page)).catch(() => true));
  if (!plain || answered) return handOver();
  // A step may reckon with today's date.
  const key = `${route} ${site.today()}`;
  if (sendFirstView(request, response, key, known)) return;
  if (known === undefined) keepFirstView(request, response, page, key);
  handOver();
}
