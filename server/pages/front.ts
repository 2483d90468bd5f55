import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isInternalHeader } from './internal-headers.ts';
import { resolvePageRequest } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { sendStoredPage, storedPages } from './stored-pages.ts';

/**
 * Stands before Next: sends a page that is stored already, and hands Next everything else. Whatever it does
 * not know, Next and proxy.ts answer the same way, only slower (docs/decisions/).
 */
export function createFront(site: RunningSite, next: RequestListener): RequestListener {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    if (!sendIfStored(site, request, response)) next(request, response);
  };
}

function sendIfStored(site: RunningSite, request: IncomingMessage, response: ServerResponse): boolean {
  const { method, url = '/', headers } = request;
  if ((method !== 'GET' && method !== 'HEAD') || headers.rsc !== undefined) return false;
  if (site.previewAccess.isPreviewing(headers.cookie)) return false;
  const end = url.indexOf('?');
  const resolution = resolvePageRequest(site.release(), {
    path: end < 0 ? url : url.slice(0, end),
    host: headers.host ?? '',
    previewing: false,
    year: Number(site.today().slice(0, 4)),
  });
  // An unknown address may be a file or an API of Next's.
  if (resolution.outcome !== 'stored' || resolution.status !== 200) return false;
  const page = storedPages.get(resolution.route);
  if (page === undefined) return false;
  sendStoredPage(request, response, page);
  return true;
}
