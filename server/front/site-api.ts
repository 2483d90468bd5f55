import type { CompiledRelease } from '#engine';
import type { ContentModes } from '../delivery/content-modes.ts';
import { contentPath, handleContentRequest } from '../delivery/content-request.ts';
import { type ContentSource, contentSource } from '../delivery/content-source.ts';
import type { HumanChecker } from '../human-check/human-checker.ts';
import { answerReturn } from '../journeys/answer-return.ts';
import { refusal } from '../journeys/messages/refusal.ts';
import { answerSubmission } from '../journeys/presses/answer-submission.ts';
import { originOf } from '../journeys/presses/request-origin.ts';
import type { SubmitDeps } from '../journeys/presses/submit-deps.ts';
import { isOfPreview } from '../journeys/releases/paths.ts';
import { findValidator } from '../journeys/releases/release-journeys.ts';
import { releaseSurroundings } from '../journeys/releases/release-surroundings.ts';
import { type Recorder, silentRecorder } from '../observing/recorder.ts';
import { answerSecurityReports } from '../observing/security-reports.ts';
import type { LimitName, SiteLimits } from '../operations/client-limits.ts';
import { answerGatewayRequest } from '../operations/gateway/gateway.ts';
import type { SigningKeys } from '../operations/gateway/site-token.ts';
import { answerSiteTokenRequest } from '../operations/gateway/site-token-endpoint.ts';
import {
  findExposedOperation,
  findOperation,
  isLookUp,
  runOperation,
} from '../operations/release-operations.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import { previewDeps } from '../preview/preview-deps.ts';
import { answerExitPreview, enterPreview, showPreviewForm } from '../preview/preview-endpoints.ts';
import type { Retention } from '../retention/retention.ts';
import { healthOf, readyOf } from '../site/serving/health.ts';
import type { Readiness } from '../site/serving/readiness.ts';
import type { Sockets } from '../site/serving/site-server.ts';
import type { Log } from '../store/database/database.ts';
import { isDatabaseAway as saysDatabaseIsAway } from '../store/database/database-away.ts';
import { logFailure, retryAfterSeconds } from './answer-failure.ts';
import { clientHeader } from './headers/internal-headers.ts';
import { robotsFile, sitemapFile } from './site-files.ts';

type Answer = Response | Promise<Response>;

/** What answers under `/api` and beside the pages: a Next route hands its request over and returns what comes back. */
export interface SiteApi {
  accessToken(request: Request): Answer;
  /** The content service. */
  content(request: Request): Answer;
  exitPreview(request: Request): Answer;
  /** Operations a document exposes. */
  gateway(request: Request): Answer;
  health(): Answer;
  /** Answers while the process does. */
  live(): Answer;
  /** Whether this instance can do all its work. */
  ready(): Answer;
  /** What browsers say that the content security policy has blocked. */
  securityReports(request: Request): Answer;
  /** A task for browsers, where the check for robots gives out tasks. */
  humanCheck(request: Request): Answer;
  preview(request: Request): Answer;
  robots(request: Request): Answer;
  sitemap(request: Request): Answer;
  submission(request: Request, step: { readonly journey: string; readonly step: string }): Answer;
  /** A visitor comes back from a hosted page. */
  returned(request: Request, step: { readonly journey: string; readonly step: string }): Answer;
  /** Resolves once no press is being worked on: some outlive their connection. */
  pressesEnded(): Promise<void>;
  /** The script that checks the answers to a form, by its hash. */
  validator(request: Request, hash: string): Answer;
}

export interface SiteApiDeps extends SubmitDeps {
  readonly previewAccess: PreviewAccess;
  readonly previewRelease: () => Promise<CompiledRelease>;
  readonly humanChecker: HumanChecker;
  readonly log: Log;
  readonly buildId: string;
  /** Counts reports of browsers; without it nothing is counted. */
  readonly recorder?: Recorder;
  readonly readiness: Readiness;
  /** Whether the database did not answer when it was last asked. */
  readonly isDatabaseAway: () => boolean;
  /** Open connections of the server, where there is one. */
  readonly sockets?: () => Sockets;
  /** Keeps the limits of what is stored, where something does. */
  readonly retention?: Pick<Retention, 'last'>;
  readonly siteTokenKeys: SigningKeys;
  readonly limits: SiteLimits;
  /** Whether GraphQL tells its schema. */
  readonly graphqlIntrospection: boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createSiteApi(deps: SiteApiDeps): SiteApi {
  const { releases, previewAccess, siteTokenKeys: keys, humanChecker, now } = deps;
  const presses = new Set<Promise<unknown>>();
  const press = (request: Request, answer: () => Promise<Response>) =>
    tracked(presses, admitted(request, deps, answer));
  return {
    accessToken: (request) =>
      limited(request, 'tokens', deps, () => answerSiteTokenRequest({ keys, now: now() })),
    content: (request) => answerContent(request, deps),
    exitPreview: (request) => answerExitPreview(request, previewAccess),
    gateway: (request) => answerGateway(request, deps),
    health: () => answerHealth(deps),
    live: () => Response.json({ status: 'live' }, { headers: noStore }),
    ready: () => answerReady(deps),
    securityReports: (request) =>
      limited(request, 'reports', deps, () =>
        answerSecurityReports(request, {
          log: deps.log,
          recorder: deps.recorder ?? silentRecorder,
          release: releases.live().compiled,
        }),
      ),
    humanCheck: (request) =>
      limited(request, 'tokens', deps, async () => {
        const challenge = await humanChecker.challenge();
        const status = challenge === undefined ? 404 : 200;
        return Response.json(challenge ?? null, { status, headers: noStore });
      }),
    preview: (request) =>
      request.method === 'POST'
        ? limited(request, 'previews', deps, () => enterPreview(request, previewAccess, deps.log))
        : showPreviewForm(request, previewAccess),
    robots: (request) => robotsFile(originOf(request)),
    sitemap: (request) => sitemapFile(releases.live().compiled, originOf(request)),
    returned: (request, step) =>
      press(request, async () => answerReturn(request, step, await journeyDeps(request, deps))),
    submission: (request, step) => press(request, () => answerPress(request, step, deps)),
    async pressesEnded() {
      while (presses.size > 0) await Promise.allSettled(presses);
    },
    validator: async (request, hash) => {
      const inLive = await findValidator(releases.live().compiled, hash);
      // The form of a draft has a script of its own.
      const isDrafted = inLive === undefined && isPreviewing(request, deps);
      const module = isDrafted ? await findValidator(await deps.previewRelease(), hash) : inLive;
      if (module === undefined) return new Response(null, { status: 404, headers: noStore });
      return new Response(module.code, { headers: immutableScript });
    },
  };
}

const noStore = { 'cache-control': 'no-store' };
const immutableScript = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
};

function answerHealth(deps: SiteApiDeps): Response {
  const { readiness, buildId: build, releases, isDatabaseAway, sockets, retention } = deps;
  const { troubles } = readiness;
  const parts = { build, release: releases.live().id, troubles, isDatabaseAway: isDatabaseAway() };
  const health = healthOf({ ...parts, sockets: sockets?.(), lastPurge: retention?.last() });
  return Response.json(health, { status: health.status === 'failing' ? 503 : 200, headers: noStore });
}

function answerReady({ readiness, releases, isDatabaseAway, services }: SiteApiDeps): Response {
  const { compiled } = releases.live();
  const open = Object.entries(services.circuits()).filter(([id, state]) => {
    const operation = findOperation(compiled, id);
    return state === 'open' && operation !== undefined && !isLookUp(operation);
  });
  const ready = readyOf({
    troubles: readiness.troubles,
    isDatabaseAway: isDatabaseAway(),
    openCircuits: open.length,
  });
  return Response.json(ready, { status: ready.status === 'unready' ? 503 : 200, headers: noStore });
}

function tracked<Value>(running: Set<Promise<unknown>>, work: Promise<Value>): Promise<Value> {
  running.add(work);
  return work.finally(() => running.delete(work));
}

/** Refused by who presses, or by what they have sent. */
const refusedStatuses: ReadonlySet<number> = new Set([403, 413, 429]);

/** Answers a press within the limits of its client. What could not be answered is logged, and whoever asked is told so. */
async function admitted(
  request: Request,
  { log, releases, limits }: SiteApiDeps,
  answer: () => Promise<Response>,
): Promise<Response> {
  const refuse = (status: number, why: string) =>
    refusal(request, releases.live().compiled.site, status, why);
  try {
    const admission = await limits.presses.admit(clientOf(request));
    if (admission.admitted) {
      const answered = await answer();
      const { status } = answered;
      if (refusedStatuses.has(status)) log.warn({ status }, 'A press was refused.');
      return answered;
    }
    log.warn({ status: 429, limit: 'presses' }, tooManyRequests);
    const refused = refuse(429, 'Too many presses.');
    refused.headers.set('retry-after', String(admission.retryAfterSeconds));
    return refused;
  } catch (error) {
    logFailure(log, error, 'A request could not be answered.');
    if (!saysDatabaseIsAway(error)) return refuse(500, 'Something went wrong.');
    const refused = refuse(503, 'The site cannot keep answers now.');
    refused.headers.set('retry-after', String(retryAfterSeconds));
    return refused;
  }
}

/** A form made in a preview is not taken for a visitor's once the preview has ended. */
async function answerPress(
  request: Request,
  step: { readonly journey: string; readonly step: string },
  deps: SiteApiDeps,
): Promise<Response> {
  if (isOfPreview(request.url) && !isPreviewing(request, deps)) {
    return refusal(request, deps.releases.live().compiled.site, 403, 'The preview has ended.');
  }
  const admitSession = () => deps.limits.sessions.admit(clientOf(request));
  return answerSubmission(request, step, { ...(await journeyDeps(request, deps)), admitSession });
}

/** What journeys work with: whoever previews drafts goes through them, apart from visitors and changing nothing outside. */
async function journeyDeps(request: Request, deps: SiteApiDeps): Promise<SiteApiDeps> {
  return isPreviewing(request, deps) ? previewDeps(await deps.previewRelease(), deps) : deps;
}

function isPreviewing(request: Request, { previewAccess }: SiteApiDeps): boolean {
  return previewAccess.isPreviewing(request.headers.get('cookie') ?? undefined);
}

function answerContent(request: Request, deps: SiteApiDeps): Answer {
  const answer = async () =>
    handleContentRequest(request, await contentModes(request, deps), {
      introspection: deps.graphqlIntrospection,
    });
  const isGraphql = new URL(request.url).pathname === `${contentPath}/graphql`;
  return isGraphql ? limited(request, 'graphql', deps, answer) : answer();
}

/** Answers within the limits of the client. */
async function limited(
  request: Request,
  name: LimitName,
  { limits, log }: SiteApiDeps,
  answer: () => Answer,
): Promise<Response> {
  const admission = await limits[name].admit(clientOf(request));
  if (admission.admitted) return await answer();
  log.warn({ status: 429, limit: name }, tooManyRequests);
  const headers = { ...noStore, 'retry-after': String(admission.retryAfterSeconds) };
  return Response.json({ message: 'Too many requests.' }, { status: 429, headers });
}

const tooManyRequests = 'A client has made too many requests.';

function clientOf(request: Request): string {
  return request.headers.get(clientHeader) ?? '';
}

const contentSources = new WeakMap<CompiledRelease, ContentSource>();

/** What the content service speaks from: the drafts too, for an editor. */
async function contentModes(request: Request, deps: SiteApiDeps): Promise<ContentModes> {
  const release = deps.releases.live().compiled;
  const live = contentSources.get(release) ?? contentSource(release.documents.values());
  contentSources.set(release, live);
  if (!isPreviewing(request, deps)) return { fetch: live };
  return { fetch: live, preview: contentSource((await deps.previewRelease()).documents.values()) };
}

async function answerGateway(request: Request, deps: SiteApiDeps): Promise<Response> {
  const { services, settings, siteTokenKeys: keys, limits, now } = deps;
  const { releases, preview } = await journeyDeps(request, deps);
  const release = releases.live().compiled;
  return answerGatewayRequest(request, {
    keys,
    limits: limits.lookUps,
    now: now(),
    clientOf,
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
