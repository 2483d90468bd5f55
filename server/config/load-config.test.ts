import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { ConfigurationError, loadConfig } from './load-config.ts';
import { settings } from './settings.ts';

const secret = 'a secret of the bakery that is long enough';
const load = (env: Record<string, string>) =>
  loadConfig({ WAYMARK_SECRET: secret, WAYMARK_SANDBOX: '1', ...env }, temporaryFolder());
const service = (env: Record<string, string>, name = 'provider') =>
  load(env).services.find((each) => each.name === name);

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    load(env);
  } catch (error) {
    if (error instanceof ConfigurationError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing to be set', () => {
    const config = loadConfig({}, temporaryFolder());
    expect(config).toMatchObject({
      port: 3000,
      services: [],
      databaseUrl: 'sqlite:.waymark/store.db',
      pagesFolder: 'pages-config',
      settings: {},
      previewSecret: undefined,
      humanCheck: { kind: 'checkbox' },
      publicHosts: [],
      proxies: 0,
      sessionLifetimeMs: 86_400_000,
      sessionIdLifetimeMs: 7 * 86_400_000,
      submissionMemoryMs: 400 * 86_400_000,
      sessionsPerClient: 300,
      keepAliveMs: 75_000,
      clientBudget: { connections: 256, requests: 64, unreadMs: 60_000 },
      logLevel: 'info',
      warnings: [],
    });
  });

  it('takes what is set', () => {
    const config = load({
      PORT: '8080',
      DATABASE_URL: 'postgres://site:pw@db.example.org/site',
      WAYMARK_SECRET: `${secret}-new, ${secret}-old`,
      WAYMARK_SETTINGS: '{"prefix":"AB-"}',
      WAYMARK_PREVIEW_SECRET: 'yeast, flour, water and a little salt',
      WAYMARK_HUMAN_CHECK: 'recaptcha site-key secret-key',
      WAYMARK_HOSTS: 'www.Example.org, localhost:3000',
      WAYMARK_PROXIES: '2',
      LOG_LEVEL: 'debug',
      BUILD_ID: 'b42',
    });
    expect(config).toMatchObject({
      port: 8080,
      databaseUrl: 'postgres://site:pw@db.example.org/site',
      secrets: [`${secret}-new`, `${secret}-old`],
      settings: { prefix: 'AB-' },
      previewSecret: 'yeast, flour, water and a little salt',
      humanCheck: { kind: 'recaptcha', siteKey: 'site-key', secretKey: 'secret-key' },
      publicHosts: ['www.example.org', 'localhost:3000'],
      proxies: 2,
      logLevel: 'debug',
      buildId: 'b42',
    });
  });

  it('counts hours, days and seconds in milliseconds, and keeps what it retains apart', () => {
    const config = load({
      WAYMARK_SESSION_HOURS: '3',
      WAYMARK_STUDIO_SESSION_HOURS: '12',
      WAYMARK_OUTBOX_DAYS: '2',
      WAYMARK_STOP_NOTICE_SECONDS: '5',
      WAYMARK_RELEASES: '7',
      WAYMARK_RELEASE_DAYS: '8',
      WAYMARK_AUDIT_DAYS: '31',
    });
    expect(config).toMatchObject({
      sessionLifetimeMs: 3 * 3_600_000,
      studioSessionMs: 12 * 3_600_000,
      outboxMemoryMs: 2 * 86_400_000,
      stopNoticeMs: 5000,
      retention: { releases: 7, releaseDays: 8, auditDays: 31 },
    });
  });

  it('counts and traces only where that is set', () => {
    expect(load({})).toMatchObject({ metrics: undefined, traces: undefined });
    const endpoint = 'https://traces.example.org';
    expect(
      load({
        WAYMARK_METRICS_PORT: '9464',
        WAYMARK_METRICS_HOST: '0.0.0.0',
        OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
        OTEL_TRACES_SAMPLER_ARG: '0.25',
      }),
    ).toMatchObject({
      metrics: { host: '0.0.0.0', port: 9464 },
      traces: { endpoint, serviceName: 'waymark', share: 0.25 },
    });
    const wrong = { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://traces.example.org', OTEL_TRACES_SAMPLER_ARG: '1.5' };
    expect(mistakesOf(wrong)).toEqual([
      'OTEL_EXPORTER_OTLP_ENDPOINT is no http or https address.',
      'OTEL_TRACES_SAMPLER_ARG is "1.5"; expected a number from 0 to 1.',
    ]);
  });

  it('takes a blank variable for one that is not set', () => {
    expect(load({ PORT: ' ', BUILD_ID: '' })).toMatchObject({ port: 3000, buildId: 'development' });
  });

  it('takes settings of operations that are texts with names in camelCase', () => {
    const object = 'WAYMARK_SETTINGS is to be a JSON object of texts, for example {"prefix": "AB-"}.';
    expect(mistakesOf({ WAYMARK_SETTINGS: '["AB-"]' })).toEqual([object]);
    expect(mistakesOf({ WAYMARK_SETTINGS: '{"prefix": 7}' })).toEqual([object]);
    expect(mistakesOf({ WAYMARK_SETTINGS: '{"Prefix": "AB-"}' })).toEqual([
      'WAYMARK_SETTINGS holds "Prefix"; names are in camelCase.',
    ]);
  });

  it('wants both keys of reCAPTCHA and no more', () => {
    const wants = 'WAYMARK_HUMAN_CHECK wants its two keys: recaptcha <site key> <secret key>.';
    expect(mistakesOf({ WAYMARK_HUMAN_CHECK: 'recaptcha one' })).toEqual([wants]);
    expect(mistakesOf({ WAYMARK_HUMAN_CHECK: 'recaptcha one two three' })).toEqual([wants]);
  });

  it('takes scripts of third parties from the stand-in, else from the sandbox, else from themselves', () => {
    const standIn = 'https://stand-in.example.org';
    expect(load({ WAYMARK_THIRD_PARTY_STAND_IN: standIn }).thirdPartyStandIn).toBe(standIn);
    expect(load({}).thirdPartyStandIn).toBe('http://127.0.0.1:4600/third-parties');
    expect(load({ WAYMARK_SANDBOX: '0' }).thirdPartyStandIn).toBeUndefined();
  });

  it('lists every mistake at once and repeats no password', () => {
    const mistakes = mistakesOf({
      PORT: 'http',
      DATABASE_URL: 'mysql://root:hunter2@db/site',
      WAYMARK_SECRET: 'short',
      WAYMARK_SERVICES: '{"provider": {"baseUrl": "ftp://x"}}',
      WAYMARK_PREVIEW_SECRET: 'yeast',
      WAYMARK_SANDBOX: 'yes',
      WAYMARK_SETTINGS: '[1]',
      WAYMARK_HUMAN_CHECK: 'recaptcha only-one',
      WAYMARK_HOSTS: 'https://example.org',
      WAYMARK_SESSION_HOURS: '0',
      LOG_LEVEL: 'loud',
    });
    expect(mistakes.map((mistake) => mistake.split(' ')[0]).sort()).toEqual([
      'DATABASE_URL',
      'LOG_LEVEL',
      'PORT',
      'WAYMARK_HOSTS',
      'WAYMARK_HUMAN_CHECK',
      'WAYMARK_PREVIEW_SECRET',
      'WAYMARK_SANDBOX',
      'WAYMARK_SECRET',
      'WAYMARK_SERVICES',
      'WAYMARK_SESSION_HOURS',
      'WAYMARK_SETTINGS',
    ]);
    expect(mistakes.join()).not.toContain('hunter2');
    expect(() => load({ PORT: '-1', LOG_LEVEL: 'loud' })).toThrow('2 mistake(s)');
  });

  it('warns of a variable that is no setting', () => {
    expect(load({ WAYMARK_SECRETS: secret }).warnings).toEqual([
      'WAYMARK_SECRETS is no setting. Did you mean "WAYMARK_SECRET"?',
    ]);
  });

  it('describes every setting in docs/configuration.md', () => {
    const page = readFileSync(join(import.meta.dirname, '../../docs/configuration.md'), 'utf8').replace(
      / +/g,
      ' ',
    );
    for (const { variable, fallback, meaning } of Object.values(settings)) {
      const shown = fallback === '' ? '' : ` \`${fallback}\``;
      expect(page).toContain(`| \`${variable}\` |${shown} | ${meaning} |`);
    }
  });
});

describe('services', () => {
  it('gives a real service nothing of the sandbox', () => {
    expect(
      service({ WAYMARK_SERVICES: '{"provider": {"baseUrl": "https://api.example.org/v1"}}' }),
    ).toMatchObject({
      baseUrl: 'https://api.example.org/v1',
      credentials: { kind: 'none' },
      allowPrivateAddresses: false,
    });
    const own = '{"monitoring": {"baseUrl": "https://files.example.org"}}';
    expect(service({ WAYMARK_SERVICES: own }, 'monitoring')).not.toHaveProperty('publicUrl');
    expect(service({}, 'monitoring')).toMatchObject({ publicUrl: 'http://127.0.0.1:4600/monitoring' });
  });

  it('takes credentials, headers and limits', () => {
    const written = {
      provider: {
        baseUrl: 'https://api.example.org',
        headers: { 'x-brand-id': 'RYE' },
        credentials: { kind: 'client', clientId: 'a', clientSecret: 'b', tokenPath: '/token' },
        timeoutMs: 3000,
      },
      weather: {
        baseUrl: 'https://weather.example.org',
        publicUrl: 'https://pictures.example.org/weather',
        transactionIdHeader: 'x-id',
      },
    };
    const env = { WAYMARK_SERVICES: JSON.stringify(written) };
    expect(service(env)).toMatchObject({
      credentials: { kind: 'client', clientSecret: 'b' },
      headers: { 'x-brand-id': 'RYE' },
      timeoutMs: 3000,
    });
    expect(service(env, 'weather')).toMatchObject({
      publicUrl: 'https://pictures.example.org/weather',
      headers: {},
      transactionIdHeader: 'x-id',
      credentials: { kind: 'none' },
    });
  });

  it('takes limits, headers and access of its own for each', () => {
    const own = {
      baseUrl: 'https://api.example.org',
      requestIdHeader: 'x-request',
      allowPrivateAddresses: true,
      maxResponseBytes: 5000,
    };
    expect(service({ WAYMARK_SERVICES: JSON.stringify({ provider: own }) })).toMatchObject(own);
  });

  it('changes a limit of the sandbox and leaves the rest', () => {
    expect(service({ WAYMARK_SERVICES: '{"provider": {"timeoutMs": 500}}' })).toMatchObject({
      timeoutMs: 500,
      baseUrl: 'http://127.0.0.1:4600/provider',
      allowPrivateAddresses: true,
    });
  });

  it('are the sandbox only where that is said outright', () => {
    const sandboxed = load({}).services;
    expect(sandboxed.length).toBeGreaterThan(0);
    expect(sandboxed.every(({ baseUrl }) => baseUrl.startsWith('http://127.0.0.1:4600/'))).toBe(true);
    expect(load({ WAYMARK_SANDBOX: '0' }).services).toEqual([]);
    const written = '{"weather": {"baseUrl": "https://weather.example.org"}}';
    const own = load({ WAYMARK_SANDBOX: '0', WAYMARK_SERVICES: written }).services;
    expect(own.map(({ name }) => name)).toEqual(['weather']);
    expect(
      mistakesOf({ WAYMARK_SANDBOX: '0', WAYMARK_SERVICES: '{"provider": {"timeoutMs": 500}}' }),
    ).toEqual(['WAYMARK_SERVICES gives "provider" no baseUrl.']);
  });

  it('follows the port of the sandbox', () => {
    expect(service({ SANDBOX_PORT: '4655' })?.baseUrl).toBe('http://127.0.0.1:4655/provider');
  });

  it('says what is wrong with a service', () => {
    expect(mistakesOf({ WAYMARK_SERVICES: '{"weather": {}}' })).toEqual([
      'WAYMARK_SERVICES gives "weather" no baseUrl.',
    ]);
    expect(
      mistakesOf({ WAYMARK_SERVICES: '{"provider": {"credentials": {"kind": "client"}}}' })[0],
    ).toContain("must have required property 'clientId'");
    expect(mistakesOf({ WAYMARK_SERVICES: '{' })).toEqual(['WAYMARK_SERVICES is not JSON.']);
  });
});

describe('secrets', () => {
  it('have 32 characters or more, that of the preview too', () => {
    const least = 'x'.repeat(32);
    const config = load({ WAYMARK_SECRET: least, WAYMARK_PREVIEW_SECRET: least });
    expect(config).toMatchObject({ secrets: [least], previewSecret: least });
    const short = least.slice(1);
    expect(mistakesOf({ WAYMARK_SECRET: `${least}, ${short}`, WAYMARK_PREVIEW_SECRET: short })).toEqual([
      expect.stringMatching(/^WAYMARK_PREVIEW_SECRET is shorter than 32/),
      expect.stringMatching(/^WAYMARK_SECRET holds a secret shorter than 32/),
    ]);
  });

  it('are not asked for again where they are given, whatever the database', () => {
    expect(load({ DATABASE_URL: 'postgres://db.example.org/site' }).warnings).toEqual([]);
  });
});

describe('secrets of a machine that was given none', () => {
  it('are made once, readable by their owner alone, and used ever after', () => {
    const folder = join(temporaryFolder(), 'deep');
    const first = loadConfig({}, folder).secrets;
    expect(first[0].length).toBeGreaterThanOrEqual(32);
    expect(loadConfig({}, folder).secrets).toEqual(first);
    expect(statSync(join(folder, 'keys.json')).mode & 0o777).toBe(0o600);
  });

  it('are reported when the file is spoilt, not silently replaced', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'keys.json'), '{"secrets": ["short"]}');
    expect(() => loadConfig({}, folder)).toThrow('delete the file to have it made anew');
  });

  it('are called out when instances may live on other machines', () => {
    const config = loadConfig({ DATABASE_URL: 'postgres://db.example.org/site' }, temporaryFolder());
    expect(config.warnings).toHaveLength(1);
  });
});
