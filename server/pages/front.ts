import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerWith } from './answer-in-hand.ts';
import { isFirstView, keepFirstView, sendFirstView } from './first-views.ts';
import { clientHeader, isInternalHeader } from './internal-headers.ts';
import { resolvePageRequest, storedRoute } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { sendStoredPage, storedPages } from './stored-pages.ts';

/** What the front must know of the site. */
type FrontSite = Pick<RunningSite, 'answersTo' | 'previewAccess' | 'release' | 'today' | 'year'>;

/** Asked by machines that know an instance only by its address. */
const healthPath = '/api/health';

/**
 * Stands before Next: sends a page that is stored already, or a step that only a new visitor's values are missing from,
 * and hands Next everything else. Whatever it does
 * not know, Next and proxy.ts answer the same way, only slower (docs/decisions/).
 */
export function createFront(site: FrontSite, next: RequestListener): RequestListener {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    if (!site.answersTo(request.headers.host ?? '') && request.url !== healthPath) {
      response.writeHead(421).end();
      return;
    }
    if (sendFromHere(site, request, response)) return;
    request.headers[clientHeader] = request.socket.remoteAddress ?? '';
    answerWith(response, () => next(request, response));
  };
}

/** True when the request is answered; else Next is to answer it, and what it says may be kept. */
function sendFromHere(site: FrontSite, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
  if (site.previewAccess.isPreviewing(headers.cookie)) return false;
  const end = url.indexOf('?');
  const release = site.release();
  const resolution = resolvePageRequest(release, end < 0 ? url : url.slice(0, end));
  // An unknown address may be a file or an API of Next's.
  if (resolution.outcome !== 'page' || resolution.status !== 200) return false;
  const route = storedRoute(resolution.page, release.site, headers.host ?? '', site.year());
  if (!resolution.page.personal) return sendIfStored(request, response, route);
  if (!isFirstView(request)) return false;
  // A step may reckon with today's date.
  const key = `${route} ${site.today()}`;
  if (sendFirstView(request, response, key)) return true;
  keepFirstView(request, response, resolution.page, key);
  return false;
}

function sendIfStored(request: IncomingMessage, response: ServerResponse, route: string): boolean {
  const page = storedPages.get(route);
  if (page === undefined) return false;
  sendStoredPage(request, response, page);
  return true;
}
