import { join } from 'node:path';
import { didYouMean } from '#engine';
import type { StudioPlace } from '../authoring/studio-place.ts';
import type { ClientBudget } from '../http/client-limits.ts';
import type { Secrets } from '../keys/key-ring.ts';
import type { Service } from '../operations/service.ts';
import type { SearchService } from '../search/search-service.ts';
import type { RetentionLimits } from '../sessions/retention/parts.ts';
import type { ScannerAddress } from '../sessions/visitor-files/scanner.ts';
import type { FileSpace } from '../sessions/visitor-files/visitor-files.ts';
import type { SecondFactor } from '../sign-in/second-factor.ts';
import type { SingleSignOn } from '../sign-in/single-sign-on.ts';
import type { BucketSettings } from '../store/assets/bucket.ts';
import { scannerOrSandbox } from './file-scanner.ts';
import { searchOrSandbox } from './search.ts';
import { keptSecrets } from './secrets.ts';
import { readServices } from './services.ts';
import type { HumanCheck, OperationSettings, Reading, Setting } from './setting.ts';
import { settings } from './settings.ts';
import { documentsFolder } from './site-folder.ts';
import { standInOrSandbox } from './third-parties.ts';

/** All settings of the site. */
export interface Config {
  readonly port: number;
  readonly databaseUrl: string;
  /** Where the bytes of pictures and files are kept; in the database if undefined. */
  readonly bucket: BucketSettings | undefined;
  /** Newest first; see `deriveKeyRing`. */
  readonly secrets: Secrets;
  readonly pagesFolder: string;
  readonly services: readonly Service[];
  readonly search: SearchService | undefined;
  /** Scanner of visitors' files; undefined if nobody has decided whether there is one. */
  readonly fileScanner: ScannerAddress | 'off' | undefined;
  readonly fileSpace: FileSpace;
  /** Serves the scripts of all third parties instead of them. */
  readonly thirdPartyStandIn: string | undefined;
  readonly settings: OperationSettings;
  /** Names of services and ids of operations that are not called. */
  readonly switchedOff: readonly string[];
  readonly studio: StudioPlace;
  /** The provider by which people may sign in to the studio. */
  readonly singleSignOn: SingleSignOn | undefined;
  /** Whether what people publish needs the approval of another person. */
  readonly fourEyes: 'off' | 'on';
  /** Whether people who sign in by a password need a second factor. */
  readonly secondFactor: SecondFactor;
  /** How long people stay signed in to the studio at most. */
  readonly studioSessionMs: number;
  readonly previewSecret: string | undefined;
  readonly humanCheck: HumanCheck;
  readonly graphqlIntrospection: 'off' | 'on';
  /** Lower case, with a port if one was given; an empty list allows any host. */
  readonly publicHosts: readonly string[];
  readonly proxies: number;
  readonly sessionLifetimeMs: number;
  readonly stopNoticeMs: number;
  /** How long an idle connection is kept. */
  readonly keepAliveMs: number;
  readonly clientBudget: ClientBudget;
  readonly sessionIdLifetimeMs: number;
  readonly submissionMemoryMs: number;
  readonly outboxMemoryMs: number;
  readonly retention: RetentionLimits;
  /** Sessions that one client may begin in an hour. */
  readonly sessionsPerClient: number;
  /** Address where metrics are served; if undefined, nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | undefined;
  /** Collector of traces; if undefined, nothing is traced. */
  readonly traces:
    | { readonly endpoint: string; readonly serviceName: string; readonly share: number }
    | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  readonly buildId: string;
  /** Problems to log that do not prevent the start. */
  readonly warnings: readonly string[];
}

/** The configuration is wrong; the message lists every mistake. */
export class ConfigurationError extends Error {
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length} mistake(s):\n${mistakes.map((each) => `  ${each}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
    this.mistakes = mistakes;
  }
}

const bytesPerMegabyte = 1_000_000;
const millisecondsPerHour = 3_600_000;
const millisecondsPerDay = 24 * millisecondsPerHour;

/**
 * Reads every setting from the environment.
 *
 * @param folder Folder of the files that this machine generates, such as keys.
 * @throws ConfigurationError
 */
export function loadConfig(env: Readonly<Record<string, string | undefined>>, folder = '.waymark'): Config {
  const mistakes: string[] = [];
  function take<Value>({ variable }: Setting<unknown>, reading: Reading<Value>): Value | undefined {
    if ('value' in reading) return reading.value;
    mistakes.push(`${variable} ${reading.mistake}`);
    return undefined;
  }
  function read<Value>(setting: Setting<Value>): Value | undefined {
    return take(setting, setting.read(env[setting.variable]?.trim() || setting.fallback));
  }

  const sandboxPort = read(settings.sandboxPort);
  const sandboxUrl = `http://${read(settings.sandboxHost)}:${sandboxPort}`;
  const hasSandbox = read(settings.sandbox) === '1';
  const sessionHours = read(settings.sessionHours) ?? 0;
  const stopNoticeMs = (read(settings.stopNoticeSeconds) ?? 0) * 1000;
  const keepAliveMs = (read(settings.keepAliveSeconds) ?? 0) * 1000;
  const clientBudget = {
    connections: read(settings.clientConnections) ?? 0,
    requests: read(settings.clientRequests) ?? 0,
    unreadMs: (read(settings.unreadSeconds) ?? 0) * 1000,
  };
  const studioSessionHours = read(settings.studioSessionHours) ?? 0;
  const sessionDays = read(settings.sessionDays) ?? 0;
  const submissionDays = read(settings.submissionDays) ?? 0;
  const outboxDays = read(settings.outboxDays) ?? 0;
  const retention = {
    releases: read(settings.releases) ?? 0,
    releaseDays: read(settings.releaseDays) ?? 0,
    auditDays: read(settings.auditDays) ?? 0,
  };
  const found = {
    port: read(settings.port),
    databaseUrl: read(settings.databaseUrl),
    pagesFolder: documentsFolder(env),
    services: take(settings.services, readServices(read(settings.services) ?? '{}', sandboxUrl, hasSandbox)),
    settings: read(settings.settings),
    switchedOff: read(settings.switchedOff),
    humanCheck: read(settings.humanCheck),
    studio: read(settings.studio),
    fourEyes: read(settings.fourEyes),
    secondFactor: read(settings.secondFactor),
    graphqlIntrospection: read(settings.graphqlIntrospection),
    publicHosts: read(settings.publicHosts),
    proxies: read(settings.proxies),
    sessionsPerClient: read(settings.sessionsPerClient),
    logLevel: read(settings.logLevel),
    buildId: read(settings.buildId),
  };
  const search = searchOrSandbox(read(settings.search), sandboxUrl, hasSandbox);
  const thirdPartyStandIn = standInOrSandbox(read(settings.thirdPartyStandIn), sandboxUrl, hasSandbox);
  const sandboxScanner = { host: read(settings.sandboxHost) ?? '', port: sandboxPort ?? 0 };
  const fileScanner = scannerOrSandbox(read(settings.fileScanner), sandboxScanner, hasSandbox);
  const fileSpace = {
    visitorBytes: (read(settings.fileMegabytes) ?? 0) * bytesPerMegabyte,
    bytes: (read(settings.allFilesMegabytes) ?? 0) * bytesPerMegabyte,
  };
  const bucket = read(settings.assets);
  const singleSignOn = read(settings.singleSignOn);
  const previewSecret = read(settings.previewSecret);
  const endpoint = read(settings.tracesEndpoint);
  const serviceName = read(settings.tracesName) ?? '';
  const share = read(settings.tracesShare) ?? 1;
  const metricsPort = read(settings.metricsPort);
  const metricsHost = read(settings.metricsHost) ?? '';
  const given = read(settings.secrets);
  if (!isComplete(found) || mistakes.length > 0) throw new ConfigurationError(mistakes);

  const secrets = given ?? take(settings.secrets, keptSecrets(join(folder, 'keys.json')));
  if (secrets === undefined) throw new ConfigurationError(mistakes);
  const warnings = [...strangers(env)];
  if (given === undefined && !found.databaseUrl.startsWith('sqlite:')) {
    warnings.push(
      'WAYMARK_SECRET is not set: instances on other machines cannot read the sessions of this one.',
    );
  }
  return {
    ...found,
    bucket,
    singleSignOn,
    search,
    thirdPartyStandIn,
    fileScanner,
    fileSpace,
    previewSecret,
    traces: endpoint === undefined ? undefined : { endpoint, serviceName, share },
    metrics: metricsPort === undefined ? undefined : { host: metricsHost, port: metricsPort },
    secrets,
    sessionLifetimeMs: sessionHours * millisecondsPerHour,
    studioSessionMs: studioSessionHours * millisecondsPerHour,
    sessionIdLifetimeMs: sessionDays * millisecondsPerDay,
    submissionMemoryMs: submissionDays * millisecondsPerDay,
    outboxMemoryMs: outboxDays * millisecondsPerDay,
    retention,
    stopNoticeMs,
    keepAliveMs,
    clientBudget,
    warnings,
  };
}

type Complete<Values> = { readonly [Name in keyof Values]: Exclude<Values[Name], undefined> };

function isComplete<Values extends object>(values: Values): values is Values & Complete<Values> {
  return Object.values(values).every((value) => value !== undefined);
}

/** Warnings about variables with our prefix that are not settings: most likely typos. */
function* strangers(env: Readonly<Record<string, string | undefined>>): Generator<string> {
  const known = Object.values(settings).map(({ variable }) => variable);
  for (const name of Object.keys(env)) {
    if (!name.startsWith('WAYMARK_') || known.some((variable) => variable === name)) continue;
    yield `${name} is no setting. ${didYouMean(name, known)}`;
  }
}
