import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DestinationStream, pino } from 'pino';
import type { Problem } from '#engine';
import type { Config } from '../config/load-config.ts';
import { mediaFolder } from '../config/site-folder.ts';
import { createSiteLimits } from '../http/client-limits.ts';
import { deriveKeyRing, type Secrets } from '../keys/key-ring.ts';
import type { Log } from '../observing/log.ts';
import type { Sockets } from '../observing/metrics/metric-sources.ts';
import { startObserving } from '../observing/observing.ts';
import { logContext } from '../observing/request-context.ts';
import { createOutbox } from '../operations/outbox/outbox.ts';
import { connectServices } from '../operations/services/connected-services.ts';
import { createRetention, retentionParts } from '../sessions/retention/retention.ts';
import { createSessions } from '../sessions/sessions.ts';
import { createSubmissions } from '../sessions/submissions.ts';
import { clamdScanner, noScanner } from '../sessions/visitor-files/scanner.ts';
import { createVisitorFiles } from '../sessions/visitor-files/visitor-files.ts';
import { createPeople } from '../sign-in/people.ts';
import type { PeopleSecrets } from '../sign-in/sealed-factors.ts';
import { storeMedia } from '../store/assets/asset-files.ts';
import { BucketAway } from '../store/assets/bucket.ts';
import { checkStoredDocuments, checkStoredTimes, withFiles } from '../store/check-stored-documents.ts';
import { checkVersion } from '../store/database/check-version.ts';
import { isDatabaseAway } from '../store/database/database-away.ts';
import { openStore, type Store } from '../store/store.ts';
import type { StoredDocument } from '../store/stored-document.ts';
import { compareForReport } from './comparison/compare-stored.ts';
import { surveyDocuments } from './comparison/survey-stored.ts';
import { createHumanChecker } from './create-human-checker.ts';
import type { RunningSite } from './running-site.ts';
import { readSiteScenarios } from './site-scenarios.ts';
import { StartError } from './start-error.ts';
import { type SiteOptions, startSite } from './start-site.ts';

const waitForDatabaseMs = 1000;

/** Optional parts around a site: its server's sockets, its log, a callback. */
export interface Surroundings {
  readonly sockets?: () => Sockets;
  /** Paths of the site's own files, as `/images/logo.svg`; without them, missing ones are not found. */
  readonly files?: ReadonlySet<string>;
  /** Receives the lines of the log; standard output by default. */
  readonly logTo?: DestinationStream;
  /** Regions of the site's own: the same map until their code has changed. */
  readonly ownRegions?: SiteOptions['ownRegions'];
  readonly previewedExtensions?: SiteOptions['previewedExtensions'];
  /** Called once if the database cannot be reached at the start. */
  readonly onDatabaseAway?: () => void;
}

/**
 * Starts a site as configured: opens the store, fills an empty one from the pages
 * folder, and follows the live release.
 *
 * Waits while the database is away.
 *
 * @throws if the database cannot be used, or the documents of the pages folder may not go live
 */
export async function startConfiguredSite(
  config: Config,
  surroundings: Surroundings = {},
): Promise<RunningSite> {
  const { sockets, files, logTo, ownRegions, previewedExtensions } = surroundings;
  const logger = pino({ level: config.logLevel, mixin: logContext }, logTo ?? pino.destination(1));
  for (const warning of config.warnings) logger.warn(warning);
  const observing = await startObserving(config);
  const store = await waitForStore(config, logger, surroundings);

  const { database } = store;
  const lifetimeMs = config.sessionLifetimeMs;
  const sessions = createSessions({
    database,
    keys: deriveKeyRing(config.secrets, 'session'),
    lifetimeMs,
    idLifetimeMs: config.sessionIdLifetimeMs,
  });
  const submissions = createSubmissions({
    database,
    keys: deriveKeyRing(config.secrets, 'submission'),
    lifetimeMs,
    memoryMs: config.submissionMemoryMs,
  });
  const outbox = createOutbox({
    database,
    keys: deriveKeyRing(config.secrets, 'outbox'),
    memoryMs: config.outboxMemoryMs,
    log: logger,
  });
  const retention = createRetention({
    database,
    parts: retentionParts(database, config.retention, store.bucket),
    log: logger,
  });
  retention.start();
  const visitorFiles =
    config.fileScanner &&
    createVisitorFiles({
      database,
      keys: deriveKeyRing(config.secrets, 'visitor-files'),
      scanner: config.fileScanner === 'off' ? noScanner : clamdScanner(config.fileScanner),
      space: config.fileSpace,
      lifetimeMs,
      sessionOf: sessions.sessionOf,
      onScannerAway: (why) => logger.error({ why }, 'A file of a visitor could not be scanned.'),
    });

  const limits = createSiteLimits(
    database.pool && { pool: database.pool, key: deriveKeyRing(config.secrets, 'client-limits')[0] },
    config.sessionsPerClient,
  );

  const people =
    config.studio.kind !== 'off'
      ? createPeople({
          database,
          secrets: peopleSecrets(config.secrets),
          port: config.port,
          singleSignOn: config.singleSignOn,
          secondFactor: config.secondFactor,
          sessionLifetimeMs: config.studioSessionMs,
          log: logger,
        })
      : undefined;
  await people?.takeUpSecrets();

  return await startSite({
    store,
    ...(people && { people }),
    studioPlace: config.studio,
    sessions,
    visitorFiles,
    submissions,
    outbox,
    retention,
    log: logger,
    observing,
    buildId: config.buildId,
    hosts: config.publicHosts,
    proxies: config.proxies,
    services: connectServices(config.services, {
      logger,
      recorder: observing.recorder,
      switchedOff: config.switchedOff,
      ...(visitorFiles && { openFile: visitorFiles.open }),
    }),
    switchedOff: config.switchedOff,
    search: config.search,
    thirdPartyStandIn: config.thirdPartyStandIn,
    settings: config.settings,
    previewSecret: config.previewSecret,
    previewKeys: deriveKeyRing(config.secrets, 'preview'),
    definitionKeys: deriveKeyRing(config.secrets, 'definition'),
    siteTokenKeys: deriveKeyRing(config.secrets, 'site-token'),
    limits,
    ...(sockets && { sockets }),
    ...(files && { files }),
    ...(ownRegions && { ownRegions }),
    ...(previewedExtensions && { previewedExtensions }),
    scenarios: () => readSiteScenarios(config.pagesFolder),
    graphqlIntrospection: config.graphqlIntrospection === 'on',
    humanChecker: createHumanChecker(config.humanCheck, {
      keys: deriveKeyRing(config.secrets, 'human-check'),
      solutions: limits.solutions,
    }),
  });
}

/** Opens the store once its database can be reached, and fills it if it is empty. */
async function waitForStore(
  config: Config,
  log: Log,
  { files, onDatabaseAway }: Surroundings,
): Promise<Store> {
  const { databaseUrl: url, bucket, pagesFolder } = config;
  const fourEyes = config.fourEyes === 'on';
  const checkRelease = files ? withFiles(checkStoredDocuments, files) : checkStoredDocuments;
  for (let attempt = 1; ; attempt++) {
    let store: Store | undefined;
    try {
      store = await openStore({
        url,
        bucket,
        checkRelease,
        checkTimes: checkStoredTimes,
        checkVersion: checkVersion(),
        compare: compareForReport,
        survey: (opened, documents) => surveyWith(opened, documents, config),
        fourEyes,
        log,
      });
      await fillStore(store, pagesFolder, log);
      if (attempt > 1) log.info({}, 'The database can be reached.');
      return store;
    } catch (error) {
      await store?.close();
      const isBucket = error instanceof BucketAway;
      if (!isBucket && !isDatabaseAway(error)) throw error;
      if (attempt === 1) {
        const reason = error instanceof Error ? error.message || error.name : String(error);
        log.warn(
          { reason },
          `The ${isBucket ? 'bucket' : 'database'} cannot be reached: the site starts when it can.`,
        );
        if (!isBucket) onDatabaseAway?.();
      }
      await sleep(waitForDatabaseMs);
    }
  }
}

/** The fate of open sessions, for the report of a scheduled release. */
async function surveyWith(
  store: Parameters<typeof surveyDocuments>[0],
  documents: readonly StoredDocument[],
  { secrets, settings }: Config,
) {
  const survey = await surveyDocuments(store, { documents, secrets, settings, now: Date.now() });
  return survey.outcome === 'surveyed' ? survey.groups : undefined;
}

async function fillStore(store: Store, folder: string, log: Log): Promise<void> {
  if ((await store.liveId()) !== null) return;
  if (!existsSync(folder))
    throw new StartError(
      `There is no folder ${folder} to fill the empty store with: make a site with \`waymark init\`.`,
    );
  const found = await readdir(folder, { recursive: true });
  // Files with a leading dot are not documents: the folder's own notes, and temporary files of editors.
  const files = found.filter((file) => file.endsWith('.json') && !/(?:^|[\\/])\./.test(file)).sort();
  const media = await storeMedia(mediaFolder(folder), store.assets);
  if (media.problems.length > 0) throw new StartError(refusalOf(media.problems, folder));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const seeded = await store.seed([...texts, ...media.texts]);
  if (seeded.outcome === 'seeded') {
    for (const { document, line, code, message } of seeded.problems)
      log.warn({ document, line, code }, message);
  }
  if (seeded.outcome !== 'refused') return;
  throw new StartError(refusalOf(seeded.problems, folder));
}

function refusalOf(problems: readonly Problem[], folder: string): string {
  const lines = problems.map(
    ({ document, line, message }) => `  ${document}${line === undefined ? '' : `:${line}`}  ${message}`,
  );
  return `The documents in ${folder} may not go live:\n${lines.join('\n')}`;
}

function peopleSecrets(secrets: Secrets): PeopleSecrets {
  const [newest, ...older] = deriveKeyRing(secrets, 'people').map(({ secret }) =>
    secret.export().toString('base64url'),
  );
  return [newest ?? '', ...older];
}
