import { usualBudget, usualLimits } from '../http/client-limits.ts';
import { assetsSetting } from './assets.ts';
import { databaseUrlSetting } from './database-url.ts';
import { fileScannerSetting } from './file-scanner.ts';
import { retentionSettings } from './retention.ts';
import { searchSetting } from './search.ts';
import { readPreviewSecret, readSecrets } from './secrets.ts';
import {
  oneOf,
  optional,
  type Reading,
  readHumanCheck,
  readOperationSettings,
  readPublicHosts,
  type Setting,
  wholeNumber,
  words,
} from './setting.ts';
import { singleSignOnSetting } from './single-sign-on.ts';
import { documentsSetting } from './site-folder.ts';
import { studioSetting } from './studio.ts';
import { thirdPartySetting } from './third-parties.ts';

function setting<const Value>(
  variable: string,
  fallback: string,
  read: Setting<Value>['read'],
  meaning: string,
): Setting<Value> {
  return { variable, fallback, read, meaning };
}

/** All settings of the site. */
export const settings = {
  port: setting('PORT', '3000', wholeNumber(0, 65_535), 'Port the site listens on.'),
  databaseUrl: databaseUrlSetting,
  assets: assetsSetting,
  secrets: setting(
    'WAYMARK_SECRET',
    '',
    readSecrets,
    'Secrets that seal sessions and sign tokens, at least 32 characters each, set apart by commas, newest first. ' +
      'All instances share them; an old one stays until the sessions it sealed have expired. ' +
      'When not set, one is made and kept in `.waymark/keys.json`.',
  ),
  documents: documentsSetting,
  sandboxHost: setting('SANDBOX_HOST', '127.0.0.1', text, 'Host that the sandbox runs on.'),
  sandboxPort: setting('SANDBOX_PORT', '4600', wholeNumber(0, 65_535), 'Port of the sandbox.'),
  sandbox: setting(
    'WAYMARK_SANDBOX',
    '0',
    oneOf(['0', '1']),
    'Whether the sandbox stands in for the services that are not configured: `1` or `0`. Without it the site does not start until they are.',
  ),
  services: setting(
    'WAYMARK_SERVICES',
    '{}',
    text,
    'Outside services as JSON: name to `{baseUrl, publicUrl, contract, headers, transactionIdHeader, requestIdHeader, credentials, allowPrivateAddresses, ' +
      'timeoutMs, maxResponseBytes}`; see below.',
  ),
  search: searchSetting,
  fileScanner: fileScannerSetting,
  fileMegabytes: setting(
    'WAYMARK_FILE_MEGABYTES',
    '200',
    wholeNumber(1, 100_000),
    'How many megabytes of files are kept of one visitor in one journey.',
  ),
  allFilesMegabytes: setting(
    'WAYMARK_ALL_FILES_MEGABYTES',
    '10000',
    wholeNumber(1, 1_000_000_000),
    'How many megabytes of files are kept of all visitors; beyond them no file is taken until older ones are deleted.',
  ),
  thirdPartyStandIn: thirdPartySetting,
  switchedOff: setting(
    'WAYMARK_SWITCHED_OFF',
    '',
    readSwitchedOff,
    'Services and operations that are not called, by their names and ids, set apart by commas; see below.',
  ),
  settings: setting(
    'WAYMARK_SETTINGS',
    '{}',
    readOperationSettings,
    'What journeys and operations that declare a setting read as `settings.<name>`: a JSON object of texts; see below.',
  ),
  studio: studioSetting,
  fourEyes: setting(
    'WAYMARK_FOUR_EYES',
    'off',
    oneOf(['off', 'on']),
    'Whether what people publish at `/studio` needs the approval of somebody who has not written it: `on` or `off`.',
  ),
  secondFactor: setting(
    'WAYMARK_SECOND_FACTOR',
    'offered',
    oneOf(['offered', 'required']),
    'Whether people who sign in to `/studio` by a password need a second factor: `offered`, or `required`, so that whoever has neither codes of an app nor a passkey sets one up before anything else.',
  ),
  studioSessionHours: setting(
    'WAYMARK_STUDIO_SESSION_HOURS',
    '720',
    wholeNumber(1, 8760),
    'How many hours after signing in to `/studio` people sign in again, however much they work; who does nothing for 14 days does so, too.',
  ),
  singleSignOn: singleSignOnSetting,
  previewSecret: setting(
    'WAYMARK_PREVIEW_SECRET',
    '',
    readPreviewSecret,
    'What an editor must know to see drafts, at least 32 characters; without it there is no preview. A new one ends every preview.',
  ),
  humanCheck: setting(
    'WAYMARK_HUMAN_CHECK',
    'checkbox',
    readHumanCheck,
    'How forms make sure of a person: `checkbox`, `altcha` or `recaptcha <site key> <secret key>`.',
  ),
  graphqlIntrospection: setting(
    'WAYMARK_GRAPHQL_INTROSPECTION',
    'off',
    oneOf(['off', 'on']),
    'Whether clients of the content service may ask GraphQL for its schema: `on` or `off`.',
  ),
  publicHosts: setting(
    'WAYMARK_HOSTS',
    '',
    readPublicHosts,
    'Host names the site answers to, set apart by commas; any when empty. The first that is no host of ' +
      'a language is named by `robots.txt` and ' +
      '`sitemap.xml`; without it there is no sitemap, and hosted pages, as those for cards, return nobody but to localhost.',
  ),
  proxies: setting(
    'WAYMARK_PROXIES',
    '0',
    wholeNumber(0, 10),
    'How many proxies of your own are before the site, one after another, each adding to `x-forwarded-for`: ' +
      'without it all visitors who come through one are taken for one client.',
  ),
  sessionHours: setting(
    'WAYMARK_SESSION_HOURS',
    '24',
    wholeNumber(1, 720),
    "How many hours a visitor's answers are kept after the last change, and a form may be open before it is sent.",
  ),
  sessionDays: setting(
    'WAYMARK_SESSION_DAYS',
    '7',
    wholeNumber(1, 90),
    'How many days the id in a visitor’s cookie is taken, and the cookie kept by the browser, whatever the visitor does; a submission replaces it at once.',
  ),
  sessionsPerClient: setting(
    'WAYMARK_SESSIONS_PER_CLIENT',
    String(usualLimits.sessions.calls),
    wholeNumber(1, 1_000_000),
    'How many visitors from one network address may press a form for the first time in an hour; more are told to come back later.',
  ),
  submissionDays: setting(
    'WAYMARK_SUBMISSION_DAYS',
    '400',
    wholeNumber(31, 3650),
    'How many days it is remembered that a form was sent, so that nobody sends it again. What is personal of it is ' +
      'forgotten with the session.',
  ),
  outboxDays: setting(
    'WAYMARK_OUTBOX_DAYS',
    '90',
    wholeNumber(2, 3650),
    'How many days it is remembered that a call which nobody waits for was made or given up.',
  ),
  ...retentionSettings,
  stopNoticeSeconds: setting(
    'WAYMARK_STOP_NOTICE_SECONDS',
    '2',
    wholeNumber(0, 300),
    'How many seconds the site, told to stop, still takes requests while its health check fails already, so that a load balancer can notice.',
  ),
  keepAliveSeconds: setting(
    'WAYMARK_KEEP_ALIVE_SECONDS',
    '75',
    wholeNumber(1, 3600),
    'How many seconds an idle connection is kept for the next request. Longer than proxies before the site keep theirs idle: ' +
      'otherwise a request may meet a connection that is being closed.',
  ),
  clientConnections: setting(
    'WAYMARK_CLIENT_CONNECTIONS',
    String(usualBudget.connections),
    wholeNumber(1, 1_000_000),
    'How many connections one network address may have open; further ones are closed. Those of your own proxies (`WAYMARK_PROXIES`) are not limited.',
  ),
  clientRequests: setting(
    'WAYMARK_CLIENT_REQUESTS',
    String(usualBudget.requests),
    wholeNumber(1, 100_000),
    'How many requests of one network address are answered at the same time; further ones wait.',
  ),
  unreadSeconds: setting(
    'WAYMARK_UNREAD_SECONDS',
    String(usualBudget.unreadMs / 1000),
    wholeNumber(1, 3600),
    'How many seconds a client may read nothing of an answer before its connection is closed.',
  ),
  metricsPort: setting(
    'WAYMARK_METRICS_PORT',
    '',
    optional(wholeNumber(0, 65_535)),
    'Port at which `GET /metrics` answers monitoring, never that of visitors; without it nothing is counted. See docs/observing.md.',
  ),
  metricsHost: setting(
    'WAYMARK_METRICS_HOST',
    '127.0.0.1',
    text,
    'Address that the port of the metrics is opened at; `0.0.0.0` where monitoring runs on another machine of a closed network.',
  ),
  tracesEndpoint: setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '',
    optional(readEndpoint),
    'Base address of a collector of OpenTelemetry traces (OTLP over HTTP); without it nothing is traced. See docs/observing.md.',
  ),
  tracesName: setting('OTEL_SERVICE_NAME', 'waymark', text, 'Name of the site in its traces.'),
  tracesShare: setting(
    'OTEL_TRACES_SAMPLER_ARG',
    '1',
    readShare,
    'Share of the traces that begin here which is kept, from `0` to `1`.',
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'info',
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'How much is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
  ),
  buildId: setting(
    'BUILD_ID',
    'development',
    text,
    'Name of this build, shown on the page and by the health check.',
  ),
} as const;

function readSwitchedOff(value: string): { readonly value: readonly string[] } {
  return { value: words(value) };
}

function readEndpoint(value: string): Reading<string> {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return { value };
  return { mistake: 'is no http or https address.' };
}

function readShare(value: string): Reading<number> {
  const share = Number(value);
  if (/^[\d.]+$/.test(value) && share >= 0 && share <= 1) return { value: share };
  return { mistake: `is "${value}"; expected a number from 0 to 1.` };
}

function text(value: string): { readonly value: string } {
  return { value };
}
