import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/support/databases.ts';
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
