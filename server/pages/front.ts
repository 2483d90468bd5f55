import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { type CompiledRelease, sitePath } from '#engine';
import { messageDocument, messageHeaders } from '../journeys/message-document.ts';
import { answerFailure } from './answer-failure.ts';
import { answerStep, type PersonalPage, type StepSite } from './answer-step.ts';
import { type AskNext, askNext } from './ask-next.ts';
import { healthPath } from './health.ts';
import { hideNext } from './hide-next.ts';
import { clientHeader, isInternalHeader } from './internal-headers.ts';
import type { IsNextPath } from './next-paths.ts';
import { hostIndex } from './page-key.ts';
import { isDecodable, type Refusal, refuseRequest } from './refuse-request.ts';
import { frameRoute, previewRoute, resolvePageRequest, storedRoute } from './resolve-page-request.ts';
import type { RunningSite } from './running-site.ts';
import { securityHeaders } from './security-headers.ts';
import { findStoredPage, sendStoredPage } from './stored-pages.ts';

/** What the front must know of the site. */
export type FrontSite = StepSite &
  Pick<
    RunningSite,
    'answersTo' | 'clientOf' | 'previewAccess' | 'previewRelease' | 'refuse' | 'release' | 'year'
  >;

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
    const refusal = refuseRequest(request, isDevelopment());
    if (refusal) return answerRefusal(site, response, refusal);
    const path = pathOf(request);
    if (!site.answersTo(request.headers.host ?? '') && path !== healthPath) {
      site.refuse(421, 'A request names a host that is none of the site’s.');
      response.writeHead(421, { ...securityHeaders, ...messageHeaders });
      response.end(messageDocument({ language: 'en', title: 'There is no site at this address' }));
      return;
    }
    if (isNextPath(path)) {
      if (!isDecodable(path)) return answerRefusal(site, response, undecodable);
      const forwarded = request.headers['x-forwarded-for'];
      request.headers[clientHeader] = site.clientOf(
        request.socket.remoteAddress ?? '',
        forwarded?.toString(),
      );
      hideNext(response);
      next(request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return answerRefusal(site, response, writtenTo);
    void answerPage({ site, ask, request, response }, path);
  };
}

const undecodable: Refusal = { status: 400, why: 'The address cannot be decoded.' };
const writtenTo: Refusal = { status: 405, why: 'Pages are read, not written to.' };

/** The body, if any, is not read: the connection ends instead. */
function answerRefusal(site: FrontSite, response: ServerResponse, { status, why }: Refusal): void {
  site.refuse(status, why);
  const { language, messages } = site.release().site;
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.writeHead(status, { ...securityHeaders, ...messageHeaders, connection: 'close' });
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
  const keepsFrame = !isDevelopment();
  if (page.personal || !keepsFrame) {
    const route = frameRoute(...key);
    const personal = { page, release, status, route, isPreview: false, keepsFrame };
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

function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.indexOf('?');
  return end < 0 ? url : url.slice(0, end);
}
