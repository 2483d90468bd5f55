import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Images } from '../files/images/images.ts';
import type { Islands } from '../files/islands/islands.ts';
import { createThemes } from '../files/themes.ts';
import { clientHeader, isInternalHeader } from '../http/internal-headers.ts';
import { messageDocument, messageHeaders } from '../http/message-document.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { definitionFiles } from '../journeys/releases/definition-files.ts';
import { observeRequest } from '../observing/observe-request.ts';
import { type Recorder, silentRecorder } from '../observing/recorder.ts';
import { inRequest, requestIdFrom, requestIdHeader } from '../observing/request-context.ts';
import { readTraceparent, type Tracing } from '../observing/tracing.ts';
import { answerFailure } from '../pages/answer-failure.ts';
import { pageAnswers } from '../pages/answer-page.ts';
import { observedRenders } from '../pages/rendering/observed-renders.ts';
import { renderWithNext } from '../pages/rendering/render-page.ts';
import type { FrontSite } from './front-site.ts';
import type { IsNextPath } from './next-paths.ts';
import { readRequest } from './page-request.ts';
import type { Refusal } from './refuse-request.ts';
import { kindOfRequest } from './request-kind.ts';

export interface FrontDeps {
  readonly site: FrontSite;
  readonly next: RequestListener;
  /** Whether a path is not a page, but answered by Next. */
  readonly isNextPath: IsNextPath;
  readonly islands: Islands;
  readonly images: Images;
  /** Counts requests and renderings; if omitted, nothing is counted. */
  readonly recorder?: Recorder;
  /** Traces requests; if omitted, nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

/**
 * Handles every request before Next. Pages are answered here; Next only renders them, on internal requests.
 * All other requests are passed on to Next.
 */
export function createFront(deps: FrontDeps): RequestListener {
  const { site, next, isNextPath, islands, images, recorder = silentRecorder, tracing } = deps;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const render = observedRenders(renderWithNext(next), recorder);
  const themes = createThemes(() => site.release().site.theme);
  const answerDefinition = definitionFiles(site.findRelease, site.definitionKeys);
  const answerPage = pageAnswers({ site, render, islands, images, themes, recorder, isDevelopment });
  const rules = {
    site,
    isNextPath,
    isBuiltFile: islands.isFile,
    isPicture: images.isImage,
    isTheme: themes.isTheme,
    isDevelopment,
  };
  function answer(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const asked = readRequest(request, rules);
    const observation = observeRequest(response, kindOfRequest(asked, request.url), recorder);
    // Pages set it together with their other headers, which is faster.
    if (asked.kind !== 'page') response.setHeader(requestIdHeader, requestId);
    switch (asked.kind) {
      case 'page':
        return void answerPage(asked, request, response, { observation, requestId });
      case 'built-file':
        return islands.answer(request, response);
      case 'theme':
        return themes.answer(request, response);
      case 'definition':
        return void answerDefinition(request, response).catch((error: unknown) => {
          site.fail(error, request.url ?? '');
          answerFailure(response, site.release().site, error);
        });
      case 'picture':
        return images.answer(request, response);
      case 'next':
        request.headers[clientHeader] = clientOf(request, site);
        return next(request, response);
      case 'unknown-host':
        return answerUnknownHost(site, response);
      case 'refused':
        return answerRefusal(site, response, asked);
    }
  }
  return (request, response) => {
    for (const name of Object.keys(request.headers)) if (isInternalHeader(name)) delete request.headers[name];
    const requestId = requestIdFrom(request.headers[requestIdHeader], site.trustsProxies);
    const trace = tracing && traceRequest(request, response, { tracing, requestId, site });
    inRequest({ requestId, ...(trace && { trace }) }, () => answer(request, response, requestId));
  };
}

/** Starts the span of a request; it ends with the response. */
function traceRequest(
  { method = '', headers }: IncomingMessage,
  response: ServerResponse,
  {
    tracing,
    requestId,
    site,
  }: { readonly tracing: Tracing; readonly requestId: string; readonly site: FrontSite },
) {
  const given = site.trustsProxies ? readTraceparent(headers.traceparent) : undefined;
  const span = tracing.start('request', { 'http.request.method': method, requestId }, given);
  response.once('close', () => {
    const status = response.statusCode;
    span.end({ 'http.response.status_code': status }, status >= 500);
  });
  return { tracing, parent: span.traceparent };
}

function clientOf({ headers, socket }: IncomingMessage, site: FrontSite): string {
  return site.clientOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString());
}

function answerUnknownHost(site: FrontSite, response: ServerResponse): void {
  site.refuse(421, 'A request names a host that is none of the site’s.');
  response.writeHead(421, { ...securityHeaders, ...messageHeaders });
  response.end(messageDocument({ language: 'en', title: 'There is no site at this address' }));
}

/** Does not read the body, if any: the connection is closed instead. */
function answerRefusal(site: FrontSite, response: ServerResponse, { status, why }: Refusal): void {
  site.refuse(status, why);
  const { language, messages } = site.release().site;
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.writeHead(status, { ...securityHeaders, ...messageHeaders, connection: 'close' });
  response.end(messageDocument({ language, title: messages.errorTitle }));
}
