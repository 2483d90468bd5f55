import {
  type CompiledRelease,
  isLookUp,
  languageAtHost,
  leavePath,
  releaseAt,
  releaseSurroundings,
} from '#engine';
import { contentPath, handleContentRequest } from '../content/delivery/content-request.ts';
import { type ContentModes, sourceOfRelease } from '../content/delivery/content-source.ts';
import { publicOriginOf } from '../http/client-address.ts';
import type { SiteLimits } from '../http/client-limits.ts';
import { reportPath } from '../http/content-security-policy.ts';
import { refusal } from '../http/message-document.ts';
import { type AnswerRoute, type Asked, answerBy, type Handler, type Route } from '../http/routes.ts';
import { answerSecurityReports } from '../http/security-reports.ts';
import { forgetFile, receiveFile } from '../journeys/files/receive-file.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import { answerReturn } from '../journeys/presses/answer-return.ts';
import { answerSubmission } from '../journeys/presses/answer-submission.ts';
import { isOfPreview } from '../journeys/releases/paths.ts';
import { findValidator } from '../journeys/releases/release-journeys.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import type { Log } from '../observing/log.ts';
import type { Sockets } from '../observing/metrics/metric-sources.ts';
import { type Recorder, silentRecorder } from '../observing/recorder.ts';
import { answerGatewayRequest } from '../operations/gateway/gateway.ts';
import { answerSiteTokenRequest, type SigningKeys } from '../operations/gateway/site-token.ts';
import { findExposedOperation, findOperation, runOperation } from '../operations/release-operations.ts';
import { keepPlace, keepVisitor } from '../preview/keep-place.ts';
import { changesPath, linkPath, listChanges, openLink, showLinkForm } from '../preview/link-endpoints.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import { previewDeps } from '../preview/preview-deps.ts';
import { answerExitPreview, enterPreview, showPreviewForm } from '../preview/preview-endpoints.ts';
import type { PreviewLinks } from '../preview/preview-links.ts';
import { askAsWhom, showAsVisitor, stepPath } from '../preview/step-endpoints.ts';
import { releasesIn } from '../releases/releases-in.ts';
import { type CookieHeaders, cookieHeaders } from '../sessions/cookies.ts';
import type { Retention } from '../sessions/retention/retention.ts';
import type { WriteCheck } from '../store/database/write-check.ts';
import { healthOf, type Readiness, readyOf } from './serving/health.ts';
import { hostMissing, robotsFile, sitemapFile } from './site-files.ts';
import { arriveAtHost, arrivePath, leaveHost } from './switch-host.ts';
import { pressWithinLimits, unlessAborted, withinLimits } from './within-limits.ts';

/** Our own interfaces: everything under `/api`, and files such as `/robots.txt` that are made when they are asked for. */
export interface SiteApi {
  readonly answer: AnswerRoute;
  /** Resolves once no press is in progress; a press may outlive its connection. */
  pressesEnded(): Promise<void>;
}

/** Those of journeys may begin with a language. */
const interfacePaths =
  /^\/(api\/.+|[a-z][a-z0-9-]*\/api\/journeys\/.+|robots\.txt|sitemap\.xml|validators\/[\w-]+)$/;

/** Whether a path, without its query, is that of an interface. */
export function isInterfacePath(path: string): boolean {
  return interfacePaths.test(path);
}

export interface SiteApiDeps extends SubmitDeps {
  readonly previewAccess: PreviewAccess;
  /** The drafts of a request's preview, published; undefined if it has ended. */
  readonly previewRelease: (headers: CookieHeaders) => Promise<CompiledRelease | undefined>;
  readonly previewLinks: Pick<PreviewLinks, 'open' | 'draftsOf'>;
  readonly humanChecker: HumanChecker;
  readonly log: Log;
  readonly buildId: string;
  /** Hosts of the site; the first is that of its addresses. */
  readonly hosts: readonly string[];
  /** Counts browsers' reports; if omitted, nothing is counted. */
  readonly recorder?: Recorder;
  readonly readiness: Readiness;
  /** Whether the database did not answer when it was last asked. */
  readonly isDatabaseAway: () => boolean;
  readonly writeCheck: WriteCheck;
  /** Open connections of the server, if there is one. */
  readonly sockets?: () => Sockets;
  /** The retention job, if one runs here. */
  readonly retention?: Pick<Retention, 'last'>;
  readonly siteTokenKeys: SigningKeys;
  readonly limits: SiteLimits;
  /** Whether GraphQL introspection is allowed. */
  readonly graphqlIntrospection: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createSiteApi(given: SiteApiDeps): SiteApi {
  const presses = new Set<Promise<unknown>>();
  const deps = { ...given, presses };
  return {
    answer: answerBy(interfaces, deps),
    async pressesEnded() {
      while (presses.size > 0) await Promise.allSettled(presses);
    },
  };
}

interface Deps extends SiteApiDeps {
  /** Those in progress. */
  readonly presses: Set<Promise<unknown>>;
}

const gateway: Handler<Deps> = (asked, deps) =>
  unlessAborted(asked.request, () => answerGateway(asked, deps));

/** Presses of a step, returns to it from hosted pages, and files that are given before it is pressed. */
function journeyRoutes(path: string): readonly Route<Deps>[] {
  return [
    { path, methods: { post: (asked, deps) => press(asked, deps, answerPress) } },
    { path: `${path}/return`, methods: { get: (asked, deps) => press(asked, deps, answerReturned) } },
    {
      path: `${path}/files/:field`,
      methods: {
        post: (asked, deps) => press(asked, deps, answerFile(receiveFile)),
        delete: (asked, deps) => press(asked, deps, answerFile(forgetFile)),
      },
    },
  ];
}

/** All of them; the first one of a path counts. */
export const interfaces: readonly Route<Deps>[] = [
  { path: '/api/health', methods: { get: (_, deps) => answerHealth(deps) } },
  {
    path: '/api/health/live',
    methods: { get: () => Response.json({ status: 'live' }, { headers: noStore }) },
  },
  { path: '/api/health/ready', methods: { get: (_, deps) => answerReady(deps) } },
  ...journeyRoutes('/api/journeys/:journey/:step'),
  ...journeyRoutes('/:language/api/journeys/:journey/:step'),
  { path: leavePath, methods: { get: (asked, deps) => switchHost(asked, deps, leaveHost) } },
  { path: arrivePath, methods: { get: (asked, deps) => switchHost(asked, deps, arriveAtHost) } },
  { path: '/api/npa/accesstoken', methods: { get: answerSiteToken } },
  { path: '/api/human-check', methods: { get: answerHumanCheck } },
  {
    path: '/api/preview',
    methods: {
      get: ({ request }, { previewAccess }) => showPreviewForm(request, previewAccess),
      post: answerPreview,
    },
  },
  {
    path: linkPath,
    methods: { get: ({ request }) => showLinkForm(request), post: answerPreviewLink },
  },
  {
    path: changesPath,
    methods: { get: ({ request }, { previewLinks }) => listChanges(request, previewLinks) },
  },
  { path: stepPath, methods: { get: answerAsWhom, post: answerAsVisitor } },
  {
    path: '/api/exit-preview',
    methods: { get: ({ request }, { previewAccess }) => answerExitPreview(request, previewAccess) },
  },
  { path: reportPath, methods: { post: answerReports } },
  { path: `${contentPath}/*`, methods: { get: answerContent, post: answerContent } },
  { path: '/api/*', methods: { delete: gateway, get: gateway, post: gateway, put: gateway } },
  { path: '/robots.txt', methods: { get: (asked, deps) => robotsFile(publicOrigin(asked, deps)) } },
  {
    path: '/sitemap.xml',
    methods: {
      get: (asked, deps) =>
        sitemapFile(releaseAt(deps.releases.live().compiled, '', hostOf(asked)), publicOrigin(asked, deps)),
    },
  },
  { path: '/validators/:hash', methods: { get: answerValidator } },
];

/** The origin of the addresses of the language of a host, else of that of the documents. */
function publicOrigin(asked: Asked, { hosts, log, releases }: Deps): string | undefined {
  const { compiled } = releases.live();
  const language = languageAtHost(compiled, hostOf(asked)) ?? compiled.languages[0];
  const origin = language?.origin ?? publicOriginOf(asked.request, hosts);
  if (origin === undefined) log.warn({}, hostMissing);
  return origin;
}

function hostOf({ request }: Asked): string {
  return request.headers.get('host') ?? '';
}

/** A step of a visitor's way to another host; as limited as presses are. */
function switchHost(
  asked: Asked,
  deps: Deps,
  answer: typeof leaveHost | typeof arriveAtHost,
): Promise<Response> {
  const { releases, hosts, sessions } = deps;
  const release = releases.live().compiled;
  return pressWithinLimits(asked, deps, () => answer(asked.request, { release, hosts, sessions }));
}

function answerSiteToken(asked: Asked, deps: Deps): Promise<Response> {
  const { siteTokenKeys: keys, now } = deps;
  return withinLimits(asked, 'tokens', deps, () => answerSiteTokenRequest({ keys, now: now() }));
}

/** A challenge for the browser, if the human check uses challenges. */
function answerHumanCheck(asked: Asked, deps: Deps): Promise<Response> {
  return withinLimits(asked, 'tokens', deps, async () => {
    const challenge = await deps.humanChecker.challenge();
    return Response.json(challenge ?? null, {
      status: challenge === undefined ? 404 : 200,
      headers: noStore,
    });
  });
}

function answerPreview(asked: Asked, deps: Deps): Promise<Response> {
  return withinLimits(asked, 'previews', deps, () =>
    enterPreview(asked.request, deps.previewAccess, deps.log, async (request, place) => {
      const preview = await deps.previewRelease(cookieHeaders(request));
      return preview && keepPlace(request, place, preview, deps);
    }),
  );
}

function answerPreviewLink(asked: Asked, deps: Deps): Promise<Response> {
  return withinLimits(asked, 'previews', deps, () => openLink(asked.request, deps.previewLinks));
}

function answerAsWhom(asked: Asked, deps: Deps): Promise<Response> {
  return withinLimits(asked, 'previews', deps, () => askAsWhom(asked.request, deps.previewLinks));
}

function answerAsVisitor(asked: Asked, deps: Deps): Promise<Response> {
  return withinLimits(asked, 'previews', deps, () =>
    showAsVisitor(asked.request, deps.previewLinks, (request, visitor, release) =>
      keepVisitor(request, visitor, release, deps),
    ),
  );
}

/** Browsers' reports of violations of the content security policy. */
function answerReports(asked: Asked, deps: Deps): Promise<Response> {
  const { log, recorder = silentRecorder, releases } = deps;
  return withinLimits(asked, 'reports', deps, () =>
    answerSecurityReports(asked.request, { log, recorder, release: releases.live().compiled }),
  );
}

/** The script that checks the answers to a form. */
async function answerValidator(
  { request, named: { hash = '' } }: Asked,
  deps: SiteApiDeps,
): Promise<Response> {
  const inLive = await findValidator(deps.releases.live().compiled, hash);
  // A draft's form has its own script.
  const preview = inLive === undefined ? await previewOf(request, deps) : undefined;
  const module = preview ? await findValidator(preview, hash) : inLive;
  if (module === undefined) return new Response(null, { status: 404, headers: noStore });
  return new Response(module.code, { headers: immutableScript });
}

const noStore = { 'cache-control': 'no-store' };
const immutableScript = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

function answerHealth(deps: SiteApiDeps): Response {
  const { readiness, buildId: build, releases, isDatabaseAway, writeCheck, sockets, retention } = deps;
  const { troubles, impairments } = readiness;
  const release = releases.live().id;
  const database = isDatabaseAway() ? 'away' : stateOf(writeCheck.wasWritable());
  const parts = { build, release, troubles, impairments, database } as const;
  const health = healthOf({ ...parts, sockets: sockets?.(), lastPurge: retention?.last() });
  return Response.json(health, { status: health.status === 'failing' ? 503 : 200, headers: noStore });
}

function stateOf(isWritable: boolean) {
  return isWritable ? 'ok' : 'unwritable';
}

async function answerReady(deps: SiteApiDeps): Promise<Response> {
  const { readiness, releases, isDatabaseAway, writeCheck, services } = deps;
  const { compiled } = releases.live();
  const open = Object.entries(services.circuits()).filter(([id, state]) => {
    const operation = findOperation(compiled, id);
    return state === 'open' && operation !== undefined && !isLookUp(operation);
  });
  const ready = readyOf({
    troubles: readiness.troubles,
    database: isDatabaseAway() ? 'away' : stateOf(await writeCheck.isWritable()),
    openCircuits: open.length,
  });
  return Response.json(ready, { status: ready.status === 'unready' ? 503 : 200, headers: noStore });
}

/** Answers a press in the language of its address. */
async function press(
  asked: Asked,
  given: Deps,
  answer: (asked: Asked, deps: SiteApiDeps) => Promise<Response>,
): Promise<Response> {
  const deps = { ...given, releases: releasesIn(given.releases, asked.named.language) };
  const work = pressWithinLimits(asked, deps, () => answer(asked, deps));
  given.presses.add(work);
  return work.finally(() => given.presses.delete(work));
}

function stepOf({ named: { journey = '', step = '' } }: Asked) {
  return { journey, step };
}

/** A visitor returns from a hosted page. */
async function answerReturned(asked: Asked, deps: SiteApiDeps): Promise<Response> {
  return answerReturn(asked.request, stepOf(asked), await journeyDeps(asked, deps));
}

/** A file of a visitor, given while the form is filled in. */
function answerFile(answer: typeof receiveFile | typeof forgetFile): typeof answerPress {
  return async (asked, deps) => {
    const { request, client, named } = asked;
    const admitSession = () => deps.limits.sessions.admit(client);
    const place = { ...stepOf(asked), field: named.field ?? '' };
    return unlessAborted(request, async () =>
      answer(request, place, { ...(await journeyDeps(asked, deps)), admitSession }),
    );
  };
}

/** Refuses a form made in a preview once the preview has ended. */
async function answerPress(asked: Asked, deps: SiteApiDeps): Promise<Response> {
  const { request, client } = asked;
  if (isOfPreview(request.url) && (await previewOf(request, deps)) === undefined) {
    return refusal(request, deps.releases.live().compiled.site, {
      status: 403,
      why: 'The preview has ended.',
    });
  }
  const admitSession = () => deps.limits.sessions.admit(client);
  const admitReturn = () => deps.limits.returns.admit(client);
  const limited = { ...(await journeyDeps(asked, deps)), admitSession, admitReturn };
  return answerSubmission(request, stepOf(asked), limited);
}

/**
 * Dependencies of a journey's request. In a preview, journeys are those of the drafts, stored apart from
 * visitors' and without changes outside.
 */
async function journeyDeps({ request, named }: Asked, deps: SiteApiDeps): Promise<SiteApiDeps> {
  const preview = await previewOf(request, deps);
  return preview ? previewDeps(preview.in(named.language ?? ''), deps) : deps;
}

/** The release that a request previews; undefined if it does not, or its preview has ended. */
async function previewOf(
  request: Request,
  { previewAccess, previewRelease }: SiteApiDeps,
): Promise<CompiledRelease | undefined> {
  const headers = cookieHeaders(request);
  return previewAccess.isPreviewing(headers) ? await previewRelease(headers) : undefined;
}

async function answerContent(asked: Asked, deps: Deps): Promise<Response> {
  const { request } = asked;
  const answer = async () =>
    handleContentRequest(request, await contentModes(request, deps), {
      introspection: deps.graphqlIntrospection,
    });
  const isGraphql = new URL(request.url).pathname === `${contentPath}/graphql`;
  return isGraphql ? withinLimits(asked, 'graphql', deps, answer) : answer();
}

/** Sources of the content service: in a preview also the drafts. */
async function contentModes(request: Request, deps: SiteApiDeps): Promise<ContentModes> {
  const { id, compiled } = deps.releases.live();
  const whole = await deps.releases.find(id);
  const live = { fetch: sourceOfRelease(compiled), ...(whole && { whole: sourceOfRelease(whole.compiled) }) };
  const preview = await previewOf(request, deps);
  return preview ? { ...live, preview: sourceOfRelease(preview) } : live;
}

async function answerGateway(asked: Asked, deps: SiteApiDeps): Promise<Response> {
  const { request, client } = asked;
  const { services, settings, siteTokenKeys: keys, limits, now } = deps;
  const { releases, preview } = await journeyDeps(asked, deps);
  const release = releases.live().compiled;
  return answerGatewayRequest(request, {
    keys,
    limits: limits.lookUps,
    now: now(),
    client,
    find(method, path) {
      const operation = findExposedOperation(release, method, path);
      if (operation === undefined) return undefined;
      const nobody = { answers: {}, results: {}, facts: {}, session: {}, page: {} };
      const scope = { ...releaseSurroundings(release), ...nobody, now: deps.today(), settings };
      return (input, signal) =>
        runOperation(operation, input, { services, scope, signal, ...(preview && { preview }) });
    },
  });
}
