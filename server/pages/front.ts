import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type CompiledRelease, sitePath } from '#engine';
import { messageDocument, messageHeaders } from '../journeys/message-document.ts';
import { answerFailure } from './answer-failure.ts';
import { answerStep, type PersonalPage, type StepSite } from './answer-step.ts';
import { type AskNext, askNext } from './ask-next.ts';
import { hideNext } from './hide-next.ts';
import { clientHeader, isInternalHeader } from './internal-headers.ts';
import type { IsNextPath } from './next-paths.ts';
import { hostIndex } from './page-key.ts';
import { frameRoute, previewRoute, resolvePageRequest, storedRoute } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { securityHeaders } from './security-headers.ts';
import { findStoredPage, sendStoredPage } from './stored-pages.ts';

/** What the front must know of the site. */
export type FrontSite = StepSite &
  Pick<RunningSite, 'answersTo' | 'clientOf' | 'previewAccess' | 'previewRelease' | 'release' | 'year'>;

/** Asked by machines that know an instance only by its address. */
const healthPath = '/api/health';

interface Visit {
  readonly site: FrontSite;
  readonly ask: AskNext;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * Stands before Next. Pages are answered here: Next only renders them, asked by requests of our own. What is no page goes
 * to Next as it came.
 *
 * @param isNextPath which paths are no pages
 */
export function createFront(site: FrontSite, next: RequestListener, isNextPath: IsNextPath): RequestListener {
  const ask = askNext(next);
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    const path = pathOf(request);
    if (!site.answersTo(request.headers.host ?? '') && path !== healthPath) {
      response.writeHead(421, { ...securityHeaders, ...messageHeaders });
      response.end(messageDocument({ language: 'en', title: 'There is no site at this address' }));
      return;
    }
    if (isNextPath(path)) {
      const forwarded = request.headers['x-forwarded-for'];
      request.headers[clientHeader] = site.clientOf(
        request.socket.remoteAddress ?? '',
        forwarded?.toString(),
      );
      hideNext(response);
      next(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(site, response);
    void answerPage({ site, ask, request, response }, path);
  };
}

/** The body, if any, is not read: the connection ends instead. */
function refuseMethod(site: FrontSite, response: ServerResponse): void {
  const { language, messages } = site.release().site;
  response.writeHead(405, {
    ...securityHeaders,
    ...messageHeaders,
    allow: 'GET, HEAD',
    connection: 'close',
  });
  response.end(messageDocument({ language, title: messages.errorTitle }));
}

async function answerPage(visit: Visit, path: string): Promise<void> {
  const { site, request, response } = visit;
  const live = site.release();
  try {
    const isPreview = site.previewAccess.isPreviewing(request.headers.cookie);
    const release = isPreview ? await site.previewRelease() : live;
    const resolution = resolvePageRequest(release, path);
    if (resolution.outcome === 'redirect') {
      const location = sitePath(resolution.path + (request.url ?? '').slice(path.length)) ?? resolution.path;
      response.writeHead(308, { ...securityHeaders, location }).end();
      return;
    }
    if (isPreview) await answerPreview(visit, release, resolution);
    else await answerLive(visit, release, resolution);
  } catch (error) {
    site.fail(error, path);
    answerFailure(response, live.site, error);
  }
}

type Found = Pick<PersonalPage, 'page' | 'status'>;

async function answerLive(
  { site, ask, request, response }: Visit,
  release: CompiledRelease,
  { page, status }: Found,
): Promise<void> {
  const key = [page, release.site, request.headers.host ?? '', site.year()] as const;
  // While the code of pages changes, nothing rendered is kept.
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (page.personal || isDevelopment) {
    const route = frameRoute(...key);
    const personal = { page, release, status, route, isPreview: false, keepsFrame: !isDevelopment };
    await answerStep(site, ask, request, response, personal);
  } else sendStoredPage(request, response, await findStoredPage(storedRoute(...key), ask), status);
}

/** A page as the drafts have it. Nothing of it is kept. */
async function answerPreview(
  { site, ask, request, response }: Visit,
  release: CompiledRelease,
  { page, status }: Found,
): Promise<void> {
  const route = previewRoute(page, hostIndex(release.site, request.headers.host ?? ''));
  const personal = { page, release, status, route, isPreview: true, keepsFrame: false };
  await answerStep(site, ask, request, response, personal);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
