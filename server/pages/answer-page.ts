import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import {
  type CompiledPage,
  type CompiledRelease,
  elsewhereAtSite,
  leaveAddress,
  type Problem,
  releaseAt,
  sitePath,
} from '#engine';
import type { DigestedContent } from '../content/page-content.ts';
import { isOfRelease, regionQuery, renderRegions } from '../content/regions/fill-regions.ts';
import { pictureOrigins } from '../content/regions/picture-series.ts';
import type { RegionData, RegionRequest } from '../content/regions/region.ts';
import type { SiteExtensions } from '../extensions/site-extensions.ts';
import type { Images } from '../files/images/images.ts';
import type { Islands } from '../files/islands/islands.ts';
import type { Themes } from '../files/themes.ts';
import { contentSecurityPolicy, reportingEndpoints } from '../http/content-security-policy.ts';
import { encodeOnce } from '../http/encodings.ts';
import { etagOf, holdsTag } from '../http/etags.ts';
import { PageCache } from '../http/page-cache.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Observation, Recorder } from '../observing/recorder.ts';
import { requestIdHeader } from '../observing/request-context.ts';
import { timesShown } from '../preview/times-shown.ts';
import { answerFailure } from './answer-failure.ts';
import { leaveEnds } from './leave-ends.ts';
import { fieldReports, ownTypesOn } from './own-fields.ts';
import { type OwnModules, ownModules } from './own-modules.ts';
import { type FilledPlaces, fillFrame, makeFrame, type PageFrame, sizeOfFrame } from './page-frames.ts';
import { hostIndex, pageKey } from './page-key.ts';
import { clientOf, type PageSite } from './page-site.ts';
import type { PageToRender } from './rendering/page-to-render.ts';
import type { RenderPage } from './rendering/render-page.ts';
import { type PageRequest, resolvePageRequest } from './resolve-page-request.ts';
import { preloadsOf, renderForms } from './show-steps.ts';
import { type StoredPage, sendStoredPage, sizeOfStored, storedPage } from './stored-pages.ts';
import { type Visit, visitOf } from './visit.ts';

export interface PageDeps {
  readonly site: PageSite;
  readonly render: RenderPage;
  readonly islands: Islands;
  readonly images: Images;
  readonly extensions: SiteExtensions;
  readonly themes: Themes;
  readonly recorder: Recorder;
  /** In development nothing rendered is kept, since the code of pages changes. */
  readonly isDevelopment: boolean;
}

interface GivenToPage {
  readonly requestId: string;
  readonly observation: Observation;
}

/** Answers with a page: a stored one, or one made for a visitor. Never rejects. */
export type AnswerPage = (
  asked: PageRequest,
  request: IncomingMessage,
  response: ServerResponse,
  given: GivenToPage,
) => Promise<void>;

interface View {
  readonly asked: PageRequest;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly release: CompiledRelease;
  readonly page: CompiledPage;
  readonly status: 200 | 404;
  /** Problems of the drafts; only in preview. */
  readonly problems: readonly Problem[];
  readonly content: DigestedContent;
  /** The parameters of the page's regions in the address. */
  readonly query: URLSearchParams;
  readonly visit: Visit;
}

/** Answers with pages. Rendered pages and frames are kept, by keys of their content (`pageKey`). */
export function pageAnswers(given: PageDeps): AnswerPage {
  const deps = { ...given, modules: ownModules(given) };
  const { site, extensions, isDevelopment, recorder } = deps;
  const reportFields = fieldReports(site, extensions);
  const frames = new PageCache<PageFrame>(32 * 1024 * 1024, (result) => recorder.lookUp('frame', result));
  const stored = new PageCache<StoredPage>(128 * 1024 * 1024, (result) => recorder.lookUp('page', result));

  /** @param regions the data of the page's regions, and a hash of it */
  async function answerStored(
    view: View,
    { data, digest }: Required<DigestedContent>['ofRelease'],
  ): Promise<void> {
    const { request, response, status, requestId } = view;
    const frameKey = keyOf(view, deps);
    const key = `${frameKey} ${digest}`;
    let isComplete = true;
    const page = await stored.getOrMake(key, async () => {
      const make = () => makeFrame(pageToRender(view, deps), deps.render, deps.islands);
      const frame = data.length > 0 ? await keptFrame(frameKey, make) : await make();
      const regions = await rendered(view, data);
      isComplete = regions.size === data.length;
      const value = await storedPage(fillFrame(frame, regions));
      return { value, bytes: sizeOfStored(value) };
    });
    // A region that failed may succeed the next time.
    if (!isComplete) stored.delete(key);
    const { cookie } = view.visit;
    sendStoredPage(request, response, page, { status, policy: policyOf(view, deps), requestId, cookie });
  }

  /** Answers with a page whose regions depend on the address or on the moment. */
  async function answerMoment(view: View): Promise<void> {
    const { request, response, status, requestId } = view;
    const make = () => makeFrame(pageToRender(view, deps), deps.render, deps.islands);
    const [frame, data] = await Promise.all([
      view.content.isComplete ? keptFrame(keyOf(view, deps), make) : make(),
      site.readRegions(regionRequest(view, site)),
    ]);
    const html = fillFrame(frame, await rendered(view, data));
    const etag = etagOf(html);
    const headers: OutgoingHttpHeaders = {
      ...securityHeaders,
      'content-security-policy': policyOf(view, deps),
      'reporting-endpoints': reportingEndpoints,
      ...cookies(view.visit.cookie),
      'cache-control': 'private, no-cache',
      etag,
      [requestIdHeader]: requestId,
    };
    if (status === 200 && holdsTag(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...headers, vary: 'Accept-Encoding' }).end();
      return;
    }
    headers['content-type'] = 'text/html; charset=utf-8';
    await sendEncoded(request, response, status, headers, html);
  }

  /** Answers with a page that has forms, or that is not kept. */
  async function answerVisitor(view: View): Promise<void> {
    const { asked, request, response, page, status } = view;
    const known = site.sessionIds.read(request.headers);
    const sessionId = known ?? site.sessionIds.issue();
    // Set before the first press, so that presses in two tabs at once belong to one visitor.
    const isNew = known === undefined && page.personal && !asked.isPreview;
    const headers: OutgoingHttpHeaders = {
      ...securityHeaders,
      ...cookies(view.visit.cookie, isNew ? site.sessionIds.cookie(sessionId, asked.host) : undefined),
      'cache-control': 'no-store',
      [requestIdHeader]: view.requestId,
    };
    if (asked.isPreview) headers['x-robots-tag'] = 'noindex';
    const { captured } = view.visit;
    const visit = { sessionId, query: new URLSearchParams(asked.query), captured };
    const steps = await site.showSteps({ page: page.page, release: view.release }, visit, asked.isPreview);
    if (steps.outcome === 'redirect') {
      response.writeHead(307, { ...headers, location: steps.path }).end();
      return;
    }
    const make = () => makeFrame(pageToRender(view, deps, steps.explained), deps.render, deps.islands);
    const isKept = !asked.isPreview && !isDevelopment && view.content.isComplete;
    const frame = !isKept ? await make() : await keptFrame(keyOf(view, deps), make);
    const own = ownTypesOn(page.page, view.release);
    const [forms, data] = await Promise.all([
      renderForms(steps.forms, deps.islands, site.humanChecker.browser, extensions.fieldScripts(own)),
      site.readRegions(regionRequest(view, site)),
    ]);
    if (!asked.isPreview) reportFields(own, page.page.path);
    const html = fillFrame(frame, new Map([...forms, ...(await rendered(view, data))]));
    headers['content-security-policy'] = policyOf(view, deps);
    headers['reporting-endpoints'] = reportingEndpoints;
    headers['content-type'] = 'text/html; charset=utf-8';
    headers.link = preloadsOf(steps.forms);
    await sendEncoded(request, response, status, headers, html);
  }

  /** The HTML of a page's regions, as far as they can be rendered. */
  function rendered(view: View, data: readonly RegionData[]): Promise<FilledPlaces> {
    const linked = data.map((region) => ({
      ...region,
      ...deps.images.link({ module: region.module, data: region.data }, view.release),
    }));
    const given = placeOf(view);
    const render = async (region: RegionData) => {
      if (extensions.regions.has(region.module.type)) return deps.modules.renderRegion(region, given, view);
      const { module, data, place } = region;
      return await deps.islands.render(
        module.type,
        { module, data, place, ...given },
        { site: view.release.site },
      );
    };
    return renderRegions(linked, render, (error) => site.fail(error, view.asked.path));
  }

  function keptFrame(key: string, make: () => Promise<PageFrame>): Promise<PageFrame> {
    return frames.getOrMake(key, async () => {
      const value = await make();
      return { value, bytes: sizeOfFrame(value) };
    });
  }

  /** Answers for a page that is at another host of the site. A visitor with a session takes it along. */
  function answerElsewhere(
    { path, query, host }: PageRequest,
    { headers }: IncomingMessage,
    response: ServerResponse,
    requestId: string,
  ): boolean {
    const there = elsewhereAtSite(site.release(), path, host);
    if (there === undefined) return false;
    const hasSession = site.sessionIds.read(headers) !== undefined;
    const location = hasSession
      ? leaveAddress(there.language, there.path + query)
      : there.origin + there.path + query;
    response
      .writeHead(hasSession ? 307 : 308, {
        ...securityHeaders,
        [requestIdHeader]: requestId,
        // Another visitor of this browser may have a session.
        'cache-control': 'no-store',
        location,
      })
      .end();
    return true;
  }

  return async (given, request, response, { requestId, observation }) => {
    const live = releaseAt(site.release(), given.path, given.host);
    try {
      const preview = given.isPreview ? await site.previewRelease(request.headers) : undefined;
      const asked = { ...given, isPreview: preview !== undefined };
      if (!asked.isPreview && answerElsewhere(asked, request, response, requestId)) return;
      const release = preview ? releaseAt(preview, asked.path) : live;
      await leaveEnds(asked, request.headers, release, site);
      const resolution = resolvePageRequest(release, asked.path);
      if (resolution.outcome === 'redirect') {
        const location = sitePath(resolution.path + asked.query) ?? resolution.path;
        response
          .writeHead(resolution.status, { ...securityHeaders, [requestIdHeader]: requestId, location })
          .end();
        return;
      }
      const visit = visitOf(asked, request.headers, release, site.visits);
      if (resolution.outcome === 'moved') {
        const headers = {
          ...securityHeaders,
          ...cookies(visit.cookie),
          [requestIdHeader]: requestId,
          'cache-control': 'private, no-cache',
        };
        response.writeHead(307, { ...headers, location: resolution.url }).end();
        return;
      }
      const { page, status } = resolution;
      const content = await site.pageContent(page, release, asked.isPreview);
      const { regions, ofRelease = noRegions, isComplete } = content;
      const query = regionQuery(asked.query, regions);
      const view = {
        asked,
        request,
        response,
        requestId,
        release,
        page,
        status,
        problems: preview?.problems ?? [],
        content,
        query,
        visit,
      };
      if (page.personal) observation.kind = 'step';
      if (page.personal || asked.isPreview || isDevelopment) await answerVisitor(view);
      else if (isComplete && isOfRelease(regions, query)) await answerStored(view, ofRelease);
      else await answerMoment(view);
    } catch (error) {
      site.fail(error, given.path);
      if (!response.headersSent) response.setHeader(requestIdHeader, requestId);
      answerFailure(response, live.site, error);
    }
  };
}

function cookies(...given: readonly (string | undefined)[]): OutgoingHttpHeaders {
  const set = given.filter((cookie) => cookie !== undefined);
  return set.length === 0 ? {} : { 'set-cookie': set };
}

const noRegions: Required<DigestedContent>['ofRelease'] = { data: [], digest: '' };

function keyOf({ page, release, asked, content }: View, { site, extensions }: PageDeps): string {
  const own = `${content.digest}${extensions.keyOf(page.page, ownTypesOn(page.page, release))}`;
  return pageKey(page, own, hostIndex(release.site, asked.host), site.year());
}

function shownPage({ page, release, asked, content }: View, site: PageSite) {
  return site.showPage(page.page, release, content.content, hostIndex(release.site, asked.host));
}

function regionRequest(view: View, site: PageSite): RegionRequest {
  const { page, release, asked, content, query, request } = view;
  const client = clientOf(request, site);
  const { isPreview } = asked;
  return { regions: content.regions, release, path: page.page.path, query, isPreview, client };
}

/** The address that regions are shown for. */
function placeOf({ page, query }: View) {
  return { path: page.page.path, query: query.toString() };
}

function pageToRender(
  view: View,
  { site, images, extensions, themes, modules, isDevelopment }: PageDeps & { modules: OwnModules },
  explained: PageToRender['explained'] = [],
): PageToRender {
  const { isPreview: preview } = view.asked;
  const { buildId } = site;
  const exitPreview = preview && !isDevelopment;
  return {
    shown: shownPage(view, site),
    linkPictures: (value) => images.link(value, view.release),
    renderExtension: (module, place) => modules.render(module, place, view),
    themeHtml:
      themes.linkHtml(view.release.site.theme) +
      extensions.headHtml(view.page.page, ownTypesOn(view.page.page, view.release)),
    buildId,
    preview,
    exitPreview,
    problems: view.problems,
    times: preview ? timesShown(view.page, view.release) : [],
    explained,
  };
}

function policyOf(view: View, { site, isDevelopment }: PageDeps): string {
  const { page, release } = view;
  const parties = site.thirdParties(page.page, release);
  const pictures = pictureOrigins(page.page, site.publicUrl);
  const answers = release.languages.flatMap(({ origin }) => origin ?? []);
  const sources = { ...site.humanChecker.sources, pictures, answers };
  return contentSecurityPolicy(release.site, sources, parties, isDevelopment);
}

async function sendEncoded(
  { method, headers: { 'accept-encoding': accepted } }: IncomingMessage,
  response: ServerResponse,
  status: number,
  headers: OutgoingHttpHeaders,
  html: Buffer,
): Promise<void> {
  const { encoding, body } = await encodeOnce(accepted, html);
  response.writeHead(status, {
    ...headers,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
    'content-length': body.length,
  });
  response.end(method === 'HEAD' ? undefined : body);
}
