import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { noExtensions, type SiteExtensions } from '../extensions/site-extensions.ts';
import { sendAsset } from '../files/assets/send-asset.ts';
import type { Images } from '../files/images/images.ts';
import type { Islands } from '../files/islands/islands.ts';
import { publicPaths } from '../files/public-paths.ts';
import { sendPublicFile } from '../files/send-bytes.ts';
import { createThemes } from '../files/themes.ts';
import { reportPath } from '../http/content-security-policy.ts';
import { messageDocument, messageHeaders } from '../http/message-document.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { definitionFiles } from '../journeys/releases/definition-files.ts';
import { observeRequest, type Recorder, type RequestKind, silentRecorder } from '../observing/recorder.ts';
import { inRequest, requestIdFrom, requestIdHeader } from '../observing/request-context.ts';
import { readTraceparent, type Tracing } from '../observing/tracing.ts';
import { answerFailure } from '../pages/answer-failure.ts';
import { pageAnswers } from '../pages/answer-page.ts';
import { observedRenders, renderWithNext } from '../pages/rendering/render-page.ts';
import { interfaceAnswers } from './answer-interface.ts';
import type { FrontSite } from './front-site.ts';
import { type Refusal, readRequest, type SiteRequest } from './page-request.ts';

/** Kinds of the site's interfaces, by the beginning of their paths; the first match counts. */
const interfaces: readonly (readonly [string, RequestKind])[] = [
  ['/api/journeys/', 'press'],
  [reportPath, 'report'],
  ['/api/content', 'content'],
  ['/api/health', 'health'],
  ['/api/npa/accesstoken', 'other'],
  ['/api/human-check', 'other'],
  ['/api/language/', 'other'],
  ['/api/preview', 'other'],
  ['/api/exit-preview', 'other'],
  ['/api/', 'gateway'],
];

/** Kind of a request in metrics. A page that turns out to hold a form is counted as a step. */
function kindOfRequest({ kind }: SiteRequest, url = ''): RequestKind {
  if (kind === 'page') return 'page';
  if (
    kind === 'built-file' ||
    kind === 'theme' ||
    kind === 'definition' ||
    kind === 'asset' ||
    kind === 'public-file'
  )
    return 'file';
  if (kind === 'picture') return 'picture';
  if (kind === 'studio') return 'other';
  if (kind !== 'interface') return 'refused';
  if (/^\/[a-z][a-z0-9-]*\/api\/journeys\//.test(url)) return 'press';
  return interfaces.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'file';
}

export interface FrontDeps {
  readonly site: FrontSite;
  /** Renders pages. */
  readonly next: RequestListener;
  /** Its files are sent under their names; no folder, no files. */
  readonly publicFolder?: string;
  readonly islands: Islands;
  readonly images: Images;
  /** Answers everything under `/studio`; without it there is no studio. */
  readonly studio?: RequestListener;
  /** The modules of the site's own; none if omitted. */
  readonly extensions?: SiteExtensions;
  /** Counts requests and renderings; if omitted, nothing is counted. */
  readonly recorder?: Recorder;
  /** Traces requests; if omitted, nothing is traced. */
  readonly tracing?: Tracing | undefined;
}

/** Answers every request. Next only renders pages, on requests of our own. */
export function createFront(deps: FrontDeps): RequestListener {
  const { site, next, publicFolder, islands, images, recorder = silentRecorder, tracing } = deps;
  const { extensions = noExtensions, studio } = deps;
  const isDevelopment = process.env.NODE_ENV === 'development';
  const render = observedRenders(renderWithNext(next), recorder);
  const themes = createThemes(() => site.release().site.theme);
  const files = (publicFolder !== undefined && publicPaths(publicFolder)) || new Set<string>();
  const answerInterface = interfaceAnswers(site);
  const answerDefinition = definitionFiles(site.findRelease, site.definitionKeys);
  const answerPage = pageAnswers({
    site,
    render,
    islands,
    images,
    extensions,
    themes,
    recorder,
    isDevelopment,
  });
  const rules = {
    site,
    isBuiltFile: (path: string) => islands.isFile(path) || extensions.isFile(path),
    // The public folder may have pictures, too.
    isPicture: (path: string) => images.isImage(path) && (site.assets.has(path) || !files.has(path)),
    isAsset: site.assets.has,
    isPublicFile: (path: string) => files.has(path),
    isTheme: themes.isTheme,
    runsStudio: studio !== undefined,
  };
  async function answerAsset(path: string, request: IncomingMessage, response: ServerResponse) {
    const { searchParams } = new URL(request.url ?? '', 'http://site');
    const asset = await site.assets.find(path, searchParams.get('v') ?? undefined);
    // It may have gone since the request was read.
    if (asset === undefined) response.writeHead(404, securityHeaders).end();
    else await sendAsset(request, response, site.assets, path, asset);
  }
  function answer(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const asked = readRequest(request, rules);
    const observation = observeRequest(response, kindOfRequest(asked, request.url), recorder);
    // Pages set it together with their other headers, which is faster.
    if (asked.kind !== 'page') response.setHeader(requestIdHeader, requestId);
    const failed = (error: unknown) => {
      site.fail(error, request.url ?? '');
      answerFailure(response, site.release().site, error);
    };
    switch (asked.kind) {
      case 'page':
        return void answerPage(asked, request, response, { observation, requestId });
      case 'built-file':
        return (extensions.isFile(pathOf(request)) ? extensions : islands).answer(request, response);
      case 'theme':
        return themes.answer(request, response);
      case 'definition':
        return void answerDefinition(request, response).catch(failed);
      case 'picture':
        return images.answer(request, response);
      case 'interface':
        return answerInterface(request, response);
      case 'asset':
        return void answerAsset(asked.path, request, response).catch(failed);
      case 'public-file':
        return void sendPublicFile(request, response, publicFolder ?? '', asked.path).catch(failed);
      case 'studio':
        return studio?.(request, response);
      case 'studio-door':
        return void response.writeHead(302, { ...securityHeaders, location: '/studio' }).end();
      case 'unknown-host':
        return answerUnknownHost(site, response);
      case 'refused':
        return answerRefusal(site, response, asked);
    }
  }
  return (request, response) => {
    const requestId = requestIdFrom(request.headers[requestIdHeader], site.trustsProxies);
    const trace = tracing && traceRequest(request, response, { tracing, requestId, site });
    inRequest({ requestId, ...(trace && { trace }) }, () => answer(request, response, requestId));
  };
}

function pathOf({ url = '' }: IncomingMessage): string {
  return url.split('?', 1).join();
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

function answerUnknownHost(site: FrontSite, response: ServerResponse): void {
  site.refuse(421, 'A request names a host that is none of the site’s.');
  response.writeHead(421, { ...securityHeaders, ...messageHeaders });
  response.end(messageDocument({ language: 'en', title: 'There is no site at this address' }));
}

/** Does not read the body, if any: the connection is closed instead. */
function answerRefusal(site: FrontSite, response: ServerResponse, { status, why }: Refusal): void {
  site.refuse(status, why);
  const { language, words } = site.release().site;
  if (status === 405) response.setHeader('allow', 'GET, HEAD');
  response.writeHead(status, { ...securityHeaders, ...messageHeaders, connection: 'close' });
  response.end(messageDocument({ language, title: words.messages.errorTitle }));
}
