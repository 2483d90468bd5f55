import { type CompiledRelease, filesOf, type PageContent, type ThirdParty } from '#engine';
import type { Page } from '#schemas';
import type { Outside } from '../authoring/allowed.ts';
import { createStudioApi } from '../authoring/studio-api.ts';
import { isOfStudio, type StudioPlace } from '../authoring/studio-place.ts';
import type { RegionReaders } from '../content/regions/region.ts';
import { siteContent } from '../content/site-content.ts';
import type { ExtensionRegion } from '../extensions/extension-code.ts';
import { siteAssets } from '../files/assets/site-assets.ts';
import { createReadiness } from '../front/serving/health.ts';
import { createSiteApi } from '../front/site-api.ts';
import { clientAddressFinder } from '../http/client-address.ts';
import type { SiteLimits } from '../http/client-limits.ts';
import { logFaults } from '../journeys/calls/log-faults.ts';
import { longestPressMs } from '../journeys/calls/longest-press.ts';
import { unawaitedSender } from '../journeys/calls/unawaited-calls.ts';
import type { HumanChecker } from '../journeys/human-check/human-checker.ts';
import { leaveEnd } from '../journeys/state/leave-ends.ts';
import type { SubmitDeps } from '../journeys/state/submit-deps.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { type ErrorLog, throttledLog } from '../observing/log.ts';
import { readRarely, type Sockets } from '../observing/metrics/metric-sources.ts';
import { type Observing, unobserved } from '../observing/observing.ts';
import type { SigningKeys } from '../operations/gateway/site-token.ts';
import type { Outbox } from '../operations/outbox/outbox.ts';
import { missingServices, unknownSwitches } from '../operations/services/named-services.ts';
import { headElements } from '../pages/head-elements.ts';
import { titlePrefix } from '../pages/page-key.ts';
import type { ShownPage } from '../pages/rendering/page-to-render.ts';
import { showSteps } from '../pages/show-steps.ts';
import { publisherOf } from '../people/administration.ts';
import { previewAccess } from '../preview/preview-access.ts';
import { previewDeps } from '../preview/preview-deps.ts';
import { previewLinks } from '../preview/preview-links.ts';
import { previewReleases } from '../preview/preview-release.ts';
import { stepsAhead } from '../preview/steps-ahead.ts';
import { followSchedule } from '../releases/follow-schedule.ts';
import { liveReleases } from '../releases/live-releases.ts';
import { storedCompiler } from '../releases/read-stored.ts';
import { releasesIn } from '../releases/releases-in.ts';
import { type ReportedInstance, reportInstance } from '../releases/report-instance.ts';
import { siteClock } from '../releases/site-clock.ts';
import { createSearchReader } from '../search/search-reader.ts';
import type { SearchService } from '../search/search-service.ts';
import { siteIndexer } from '../search/site-search.ts';
import type { Retention } from '../sessions/retention/retention.ts';
import type { People } from '../sign-in/people.ts';
import { madeLiveAt } from '../store/audit.ts';
import { logFailure } from '../store/database/database-away.ts';
import { createWriteCheck } from '../store/database/write-check.ts';
import type { Store } from '../store/store.ts';
import { watchLive } from '../store/watch-live.ts';
import { countStored } from './count-stored.ts';
import type { RunningSite } from './running-site.ts';
import { StartError } from './start-error.ts';
import { studioOutside } from './studio-outside.ts';
import { thirdPartyFinder } from './third-parties.ts';

export interface SiteOptions extends Omit<SubmitDeps, 'releases' | 'today' | 'verifyHuman'> {
  readonly store: Store;
  readonly outbox: Outbox;
  /** The people who work on the site; without them it has no studio. */
  readonly people?: People;
  /** Where they do so; with the site by default. */
  readonly studioPlace?: StudioPlace;
  readonly log: ErrorLog;
  /** The retention job; stopped with the site. */
  readonly retention?: Retention;
  /** Metrics and traces; none if omitted. */
  readonly observing?: Observing;
  readonly buildId: string;
  /** Names that `services` does not call: each must be a service, or an operation of the live release. */
  readonly switchedOff?: readonly string[];
  /** The search index, if there is one. */
  readonly search?: SearchService | undefined;
  /** Address that serves the scripts of all third parties instead of them. */
  readonly thirdPartyStandIn?: string | undefined;
  /** Secret that an editor must give to see drafts; without it there is no preview. */
  readonly previewSecret: string | undefined;
  readonly previewKeys: KeyRing;
  readonly definitionKeys: KeyRing;
  readonly humanChecker: HumanChecker;
  readonly siteTokenKeys: SigningKeys;
  readonly limits: SiteLimits;
  /** Whether GraphQL introspection is allowed. */
  readonly graphqlIntrospection: boolean;
  /** Number of our own proxies that a request passes through. */
  readonly proxies: number;
  /** Hosts that the site answers to; any if empty. */
  readonly hosts: readonly string[];
  /** Open connections of the server, if there is one. */
  readonly sockets?: () => Sockets;
  /** Paths of the site's own files; without them, previews do not report missing ones. */
  readonly files?: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** The readers of regions; those of the shipped modules if omitted. */
  readonly regionReaders?: RegionReaders;
  /** Regions of the site's own: the same map until their code has changed. */
  readonly ownRegions?: () => ReadonlyMap<string, ExtensionRegion>;
  /** Modules and fields of the site's own, as the preview of the studio shows them; none if omitted. */
  readonly previewedExtensions?: Outside['extensions'];
  /** Recorded visits; none if omitted. */
  readonly scenarios?: Outside['scenarios'];
}

/**
 * Makes the live release of a store the site of this process and follows it from then on.
 *
 * @throws StartError if the live release cannot be read, or names services that are not configured; another
 * error if there is no live release
 */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { store, log, buildId, previewSecret: secret, previewKeys: keys, now = Date.now } = options;
  const { observing = unobserved, studioPlace = withSite } = options;
  const { recorder } = observing;
  const readiness = createReadiness();
  const releases = liveReleases(
    store,
    (release, why) => log.error({ release, why }, 'A release cannot be read.'),
    (release) => obstacleOf(release, options),
    storedCompiler(options.hosts),
    now,
  );
  let isFollowing = false;
  let instance: ReportedInstance | undefined;
  const recordLag = async (id: string) => {
    const since = await madeLiveAt(store.database.query, id);
    if (since !== undefined) recorder.releaseShown(Math.max(0, now() - since) / 1000);
  };
  const showLive = async (id: string) => {
    const why = await releases.show(id);
    const trouble = why && `The live release ${id.slice(0, 12)} cannot be shown. ${why}`;
    readiness.report('release', trouble);
    if (trouble !== undefined) log.error({ release: id }, trouble);
    else if (isFollowing) {
      void instance?.report();
      await recordLag(id);
    }
  };
  const watch = watchLive({ readLiveId: () => store.liveId(), onChange: showLive, log });
  await watch.check();
  const obstacle = readiness.troubles.get('release');
  const unknown = obstacle === undefined ? unknownSwitchesOf(releases.live().compiled, options) : [];
  if (obstacle !== undefined || unknown.length > 0) {
    watch.stop();
    throw new StartError(obstacle ?? unknown.join('\n'));
  }
  isFollowing = true;
  // A process without visitors shows no release to anybody.
  if (studioPlace.kind !== 'alone') instance = reportInstance(store, () => releases.live().id, now);
  const release = () => releases.live().compiled;
  const clock = siteClock(now);
  const today = () => clock(release().site.timeZone);
  const year = () => Number(today().slice(0, 4));
  const access = previewAccess({ secret, keys, now });
  const { humanChecker } = options;
  const verifyHuman = humanChecker.verify;
  const previews = previewReleases(store, options.files);
  const links = previewLinks(
    access,
    store,
    previews,
    stepsAhead({ today, scenarios: options.scenarios ?? (async () => []) }),
  );
  const onFault = logFaults(log, recorder);
  // Throttled, since anybody can cause its messages any number of times.
  const requestLog = throttledLog(log, now);
  const onTrouble = (trouble: string | undefined) => readiness.impair('search', trouble);
  const indexer = siteIndexer(options.search, {
    store,
    shown: releases.live,
    log,
    recorder,
    onTrouble,
    now,
  });
  const noteSearch = (trouble: string | undefined) => {
    if (indexer === undefined) onTrouble(trouble);
    else if (trouble !== undefined) indexer.lookSoon();
  };
  const deps = {
    ...options,
    log: requestLog,
    onFault,
    recorder,
    releases,
    today,
    now,
    verifyHuman,
    previewRelease: links.releaseOf,
    previewLinks: links,
    previewAccess: access,
    readiness,
    isDatabaseAway: watch.isDatabaseAway,
    writeCheck: createWriteCheck(store.database, { log, now }),
    findHits: createSearchReader(options.search, {
      log: requestLog,
      recorder,
      limit: options.limits.searches,
      onAnswer: noteSearch,
      now,
    }),
  };

  const thirdParties = thirdPartyFinder(options.thirdPartyStandIn);

  const api = createSiteApi(deps);
  const site: RunningSite = {
    release,
    definitionKeys: options.definitionKeys,
    assets: siteAssets(store.assets, release),
    async findRelease(id) {
      const live = releases.live();
      return live.id === id ? live.compiled : (await releases.find(id))?.compiled;
    },
    fail(error, page) {
      logFailure(requestLog, error, 'A page cannot be shown.', { page });
    },
    impair(part, trouble, page) {
      if (trouble !== undefined)
        requestLog.warn({ part, page, trouble }, 'A part of a page cannot be shown.');
      readiness.impair(part, trouble);
    },
    refuse: (status, why) => requestLog.warn({ status }, why),
    year,
    buildId,
    humanChecker,
    publicUrl: options.services.publicUrl,
    observing,
    ...(options.people && {
      studio: createStudioApi({
        store,
        people: options.people,
        outside: studioOutside({
          ...deps,
          studioPlace,
          extensions: options.previewedExtensions ?? (() => ({})),
          scenarios: options.scenarios ?? (async () => []),
        }),
        keyLimit: options.limits.keys,
      }),
      people: options.people,
    }),
    previewAccess: access,
    sessionIds: options.sessions.ids,
    visits: options.sessions.visits,
    clientOf: clientAddressFinder(options.proxies, log),
    trustsProxies: options.proxies > 0,
    studioPlace,
    answersTo: (host) =>
      options.hosts.length === 0 ||
      options.hosts.includes(host.toLowerCase()) ||
      isOfStudio(studioPlace, host),
    api,
    showSteps: ({ page, release }, visit, preview) =>
      showSteps(
        page,
        visit,
        preview
          ? previewDeps(release, deps)
          : { ...deps, releases: releasesIn(releases, release.site.language) },
      ),
    leaveEnd: (sessionId, journey) => leaveEnd(sessionId, journey, deps),
    previewRelease: links.releaseOf,
    showPage: (page, release, content, host) =>
      shown(page, release, content, { host, year: year(), thirdParties: thirdParties(page, release) }),
    thirdParties,
    ...siteContent(deps),
    longestPressMs: () => longestPressMs(release(), options.services),
    beginStop: () => readiness.report('instance', 'is stopping'),
    async stop() {
      watch.stop();
      schedule.stop();
      await instance?.stop();
      await options.retention?.stop();
      await indexer?.stop();
      await api.pressesEnded();
      await options.outbox.stop();
      options.services.close();
      await observing.stop();
      await store.close();
    },
  };
  release();
  observing.watch({
    sockets: () => options.sockets?.(),
    circuits: options.services.circuits,
    countStored: readRarely(() => countStored(store.database, now()), { maxAgeMs: 10_000, now }),
    indexLag: indexer && readRarely(indexer.lag, { maxAgeMs: 10_000, now }),
  });
  options.outbox.start(unawaitedSender({ ...deps, tracing: observing.tracing }));
  store.bucket?.watch((trouble) => {
    if (trouble === undefined) log.info({}, 'The bucket of pictures and files can be used again.');
    else log.warn({ trouble }, 'Pictures and files that are not in memory answer 503.');
    readiness.impair('assets', trouble);
  });
  indexer?.start();
  const schedule = followSchedule({ store, mayPublish: (id) => publisherOf(store.database.query, id), log });
  return site;
}

const withSite: StudioPlace = { kind: 'with-site' };

/** Only the start is refused, since a later release may no longer have an operation that is switched off. */
function unknownSwitchesOf(release: CompiledRelease, { switchedOff = [], services }: SiteOptions) {
  return unknownSwitches(switchedOff, release, services);
}

/** Why a release cannot be shown here; undefined if it can. */
function obstacleOf(release: CompiledRelease, { services, visitorFiles }: SiteOptions): string | undefined {
  const [asking] = visitorFiles ? [] : formsWithFiles(release);
  if (asking !== undefined)
    return (
      `The form "${asking}" asks visitors for files, and nobody has said what scans them. Set WAYMARK_FILE_SCANNER to ` +
      'clamd://<host>:<port>, or to "off" if you have decided that nothing does (docs/configuration.md).'
    );
  const missing = missingServices(release, services);
  if (missing.length === 0) return undefined;
  return (
    `These services are not configured: ${missing.join(', ')}. Give each a baseUrl in WAYMARK_SERVICES ` +
    '(docs/configuration.md), or set WAYMARK_SANDBOX=1 to have the sandbox stand in for them.'
  );
}

/** The forms that ask for files. */
function formsWithFiles({ documents }: CompiledRelease): readonly string[] {
  return [...documents.values()].flatMap((document) =>
    document.kind === 'form' && document.fields.some((field) => filesOf(field) !== undefined)
      ? [document.id]
      : [],
  );
}

interface Showing {
  readonly host: number;
  readonly year: number;
  readonly thirdParties: readonly ThirdParty[];
}

function shown(
  page: Page,
  release: CompiledRelease,
  content: PageContent,
  { host, year, thirdParties }: Showing,
): ShownPage {
  const head = headElements(page.seo.metaHTML ?? '');
  return { page, release, content, head, titlePrefix: titlePrefix(release.site, host), year, thirdParties };
}
