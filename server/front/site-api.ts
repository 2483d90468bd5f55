import type { CompiledRelease } from '#engine';
import type { ContentModes } from '../content/delivery/content-modes.ts';
import { contentPath, handleContentRequest } from '../content/delivery/content-request.ts';
import { sourceOfRelease } from '../content/delivery/content-source.ts';
import type { SiteLimits } from '../http/client-limits.ts';
import { refusal } from '../http/refusal.ts';
import { answerSecurityReports } from '../http/security-reports.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import { answerReturn } from '../journeys/presses/answer-return.ts';
import { answerSubmission } from '../journeys/presses/answer-submission.ts';
import { originOf } from '../journeys/presses/request-origin.ts';
import { isOfPreview } from '../journeys/releases/paths.ts';
import { findValidator } from '../journeys/releases/release-journeys.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import type { Log } from '../observing/log.ts';
import type { Sockets } from '../observing/metrics/metric-sources.ts';
import { type Recorder, silentRecorder } from '../observing/recorder.ts';
import { answerGatewayRequest } from '../operations/gateway/gateway.ts';
import type { SigningKeys } from '../operations/gateway/site-token.ts';
import { answerSiteTokenRequest } from '../operations/gateway/site-token-endpoint.ts';
import {
  findExposedOperation,
  findOperation,
  isLookUp,
  runOperation,
} from '../operations/release-operations.ts';
import { keepPlace } from '../preview/keep-place.ts';
import type { PreviewAccess } from '../preview/preview-access.ts';
import { previewDeps } from '../preview/preview-deps.ts';
import { answerExitPreview, enterPreview, showPreviewForm } from '../preview/preview-endpoints.ts';
import { releaseSurroundings } from '../releases/release-surroundings.ts';
import type { Retention } from '../sessions/retention/retention.ts';
import { healthOf, readyOf } from './serving/health.ts';
import type { Readiness } from './serving/readiness.ts';
import { robotsFile, sitemapFile } from './site-files.ts';
import { clientOf, pressWithinLimits, unlessAborted, withinLimits } from './within-limits.ts';

type Answer = Response | Promise<Response>;

/**
 * Handlers of `/api` and of files such as `/robots.txt`: a Next route passes its request on and returns the
 * response.
 */
export interface SiteApi {
  accessToken(request: Request): Answer;
  /** The content service. */
  content(request: Request): Answer;
  exitPreview(request: Request): Answer;
  /** Operations that documents expose to browsers. */
  gateway(request: Request): Answer;
  health(): Answer;
  /** Liveness: answers as long as the process runs. */
  live(): Answer;
  /** Readiness: whether this instance can do all its work. */
  ready(): Answer;
  /** Browsers' reports of violations of the content security policy. */
  securityReports(request: Request): Answer;
  /** A challenge for the browser, if the human check uses challenges. */
  humanCheck(request: Request): Answer;
  preview(request: Request): Answer;
  robots(request: Request): Answer;
  sitemap(request: Request): Answer;
  submission(request: Request, step: { readonly journey: string; readonly step: string }): Answer;
  /** A visitor returns from a hosted page. */
  returned(request: Request, step: { readonly journey: string; readonly step: string }): Answer;
  /** Resolves once no press is in progress; a press may outlive its connection. */
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
  /** Counts browsers' reports; if omitted, nothing is counted. */
  readonly recorder?: Recorder;
  readonly readiness: Readiness;
  /** Whether the database did not answer when it was last asked. */
  readonly isDatabaseAway: () => boolean;
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

export function createSiteApi(deps: SiteApiDeps): SiteApi {
  const { releases, previewAccess, siteTokenKeys: keys, humanChecker, now } = deps;
  const presses = new Set<Promise<unknown>>();
  const press = (request: Request, answer: () => Promise<Response>) =>
    tracked(presses, pressWithinLimits(request, deps, answer));
  return {
    accessToken: (request) =>
      withinLimits(request, 'tokens', deps, () => answerSiteTokenRequest({ keys, now: now() })),
    content: (request) => answerContent(request, deps),
    exitPreview: (request) => answerExitPreview(request, previewAccess),
    gateway: (request) => unlessAborted(request, () => answerGateway(request, deps)),
    health: () => answerHealth(deps),
    live: () => Response.json({ status: 'live' }, { headers: noStore }),
    ready: () => answerReady(deps),
    securityReports: (request) =>
      withinLimits(request, 'reports', deps, () =>
        answerSecurityReports(request, {
          log: deps.log,
          recorder: deps.recorder ?? silentRecorder,
          release: releases.live().compiled,
        }),
      ),
    humanCheck: (request) =>
      withinLimits(request, 'tokens', deps, async () => {
        const challenge = await humanChecker.challenge();
        const status = challenge === undefined ? 404 : 200;
        return Response.json(challenge ?? null, { status, headers: noStore });
      }),
    preview: (request) =>
      request.method === 'POST'
        ? withinLimits(request, 'previews', deps, () =>
            enterPreview(request, previewAccess, deps.log, async (asked, place) =>
              keepPlace(asked, place, await deps.previewRelease(), deps),
            ),
          )
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
      // A draft's form has its own script.
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

/** Refuses a form made in a preview once the preview has ended. */
async function answerPress(
  request: Request,
  step: { readonly journey: string; readonly step: string },
  deps: SiteApiDeps,
): Promise<Response> {
  if (isOfPreview(request.url) && !isPreviewing(request, deps)) {
    return refusal(request, deps.releases.live().compiled.site, {
      status: 403,
      why: 'The preview has ended.',
    });
  }
  const admitSession = () => deps.limits.sessions.admit(clientOf(request));
  return answerSubmission(request, step, { ...(await journeyDeps(request, deps)), admitSession });
}

/**
 * Dependencies of a journey's request. In a preview, journeys are those of the drafts, stored apart from
 * visitors' and without changes outside.
 */
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
  return isGraphql ? withinLimits(request, 'graphql', deps, answer) : answer();
}

/** Sources of the content service: in a preview also the drafts. */
async function contentModes(request: Request, deps: SiteApiDeps): Promise<ContentModes> {
  const { id, compiled } = deps.releases.live();
  const whole = await deps.releases.find(id);
  const live = { fetch: sourceOfRelease(compiled), ...(whole && { whole: sourceOfRelease(whole.compiled) }) };
  if (!isPreviewing(request, deps)) return live;
  return { ...live, preview: sourceOfRelease(await deps.previewRelease()) };
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
