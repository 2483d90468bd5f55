import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { messageDocument, messageHeaders } from '../journeys/message-document.ts';
import { answerWith } from './answer-in-hand.ts';
import { answerStep, type StepSite } from './answer-step.ts';
import { clientHeader, isInternalHeader } from './internal-headers.ts';
import { resolvePageRequest, storedRoute } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { securityHeaders } from './security-headers.ts';
import { sendStoredPage, storedPages } from './stored-pages.ts';

/** What the front must know of the site. */
type FrontSite = StepSite &
  Pick<RunningSite, 'answersTo' | 'clientOf' | 'previewAccess' | 'previewRelease' | 'release' | 'year'>;

/** Asked by machines that know an instance only by its address. */
const healthPath = '/api/health';

/**
 * Stands before Next: sends a page that is stored already, fills in what is a visitor's own, and hands Next everything
 * else (docs/decisions/).
 */
export function createFront(site: FrontSite, next: RequestListener): RequestListener {
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    if (!site.answersTo(request.headers.host ?? '') && request.url !== healthPath) {
      response.writeHead(421, { ...securityHeaders, ...messageHeaders });
      response.end(messageDocument({ language: 'en', title: 'There is no site at this address' }));
      return;
    }
    const forwarded = request.headers['x-forwarded-for'];
    request.headers[clientHeader] = site.clientOf(request.socket.remoteAddress ?? '', forwarded?.toString());
    const handOver = () => next(request, response);
    if (!readsPage(request)) return answerWith(response, handOver);
    if (site.previewAccess.isPreviewing(request.headers.cookie))
      return answerWith(response, () => void answerPreview(site, request, response, handOver));
    answerLive(site, request, response, handOver);
  };
}

/** Next's own router asks for data, not for a page. */
function readsPage({ method, headers }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && headers.rsc === undefined;
}

function answerLive(
  site: FrontSite,
  request: IncomingMessage,
  response: ServerResponse,
  handOver: () => void,
): void {
  const release = site.release();
  const resolution = resolvePageRequest(release, pathOf(request));
  // An unknown address may be a file or an API of Next's.
  const page = resolution.outcome === 'page' && resolution.status === 200 ? resolution.page : undefined;
  const route = page && storedRoute(page, release.site, request.headers.host ?? '', site.year());
  const stored = route && storedPages.get(route);
  if (page?.personal) {
    // While the code of the page changes, its frame does.
    const frameKey = process.env.NODE_ENV === 'development' ? undefined : route;
    const step = { page, release, isPreview: false, frameKey, handOver };
    answerWith(response, () => void answerStep(site, request, response, step));
  } else if (stored) sendStoredPage(request, response, stored);
  else answerWith(response, handOver);
}

/** A page as the drafts have it. Nothing of it is kept. */
async function answerPreview(
  site: FrontSite,
  request: IncomingMessage,
  response: ServerResponse,
  handOver: () => void,
): Promise<void> {
  // When the drafts cannot be read, Next says so.
  const release = await site.previewRelease().catch(() => undefined);
  const resolution = release && resolvePageRequest(release, pathOf(request));
  if (release === undefined || resolution?.outcome !== 'page' || !resolution.page.personal) return handOver();
  await answerStep(site, request, response, {
    page: resolution.page,
    release,
    isPreview: true,
    frameKey: undefined,
    handOver,
  });
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
