import { beforeEach, describe, expect, it } from 'vitest';
import type { Admission } from '../http/client-limits.ts';
import { workshop } from '../journeys/workshop.fixture.ts';
import { generateValidatorModule } from '../releases/constraints/validator-module.ts';
import { createReadiness } from './serving/health.ts';
import { createSiteApi, type SiteApiDeps } from './site-api.ts';

const address = (path: string) => `http://site.example${path}`;
const pressed = address('/api/journeys/mend/bicycle');
const press = () => new Request(pressed, { method: 'POST', headers: { accept: 'text/html' } });

/** A request whose client breaks the connection off while it sends; `signal` is aborted by that. */
function brokenOff(path: string, signal?: AbortSignal): Request {
  const body = new ReadableStream({
    pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
  });
  const init = { method: 'POST', body, duplex: 'half', ...(signal && { signal }) };
  return new Request(path, init as RequestInit);
}

/** An API in which only the given dependencies work. */
function api(deps: Partial<SiteApiDeps>) {
  const release = { id: 'workshop', compiled: workshop };
  const releases = { live: () => release, find: async () => release };
  return createSiteApi({ releases, ...deps } as SiteApiDeps);
}

function limitsOf(admit: () => Promise<Admission>) {
  const limits = { admit };
  const shared = { solutions: limits, lookUps: limits, presses: limits, graphql: limits, searches: limits };
  return {
    ...shared,
    tokens: limits,
    previews: limits,
    keys: limits,
    returns: limits,
    reports: limits,
    sessions: limits,
  };
}

let logged: unknown[] = [];
const write = (entry: unknown) => logged.push(entry);
const log = { info: write, warn: write };
beforeEach(() => {
  logged = [];
});

describe('a press of a form', () => {
  it('is refused while its client has made too many', async () => {
    const admit = async () => ({ admitted: false, retryAfterSeconds: 7 }) as const;
    const answer = await api({ limits: limitsOf(admit), log }).answer(press(), '');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(logged).toEqual([{ status: 429, limit: 'presses' }]);
    expect(await answer.text()).toContain(workshop.site.words.messages.errorText);
  });

  it('is answered with 503, to be tried again, while the database is away', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const answer = await api({ limits: limitsOf(() => Promise.reject(away)), log }).answer(press(), '');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain(workshop.site.words.messages.errorText);
    expect(logged).toEqual([{ reason: 'connect ECONNREFUSED' }]);
  });

  it('whose client goes away while it sends is taken for no database that is away', async () => {
    const previewAccess = { isPreviewing: () => false } as unknown as SiteApiDeps['previewAccess'];
    const limits = limitsOf(async () => ({ admitted: true }));
    const ids = { read: () => undefined, issue: () => 'somebody' };
    const sessions = { ids } as unknown as SiteApiDeps['sessions'];
    const answer = await api({ limits, log, previewAccess, sessions }).answer(brokenOff(pressed), '');
    expect([answer.status, logged]).toEqual([400, []]);
  });

  it('that cannot be answered is logged, and says so', async () => {
    const broken = new Error('Something about the database.');
    const admit = () => Promise.reject(broken);
    const answer = await api({ limits: limitsOf(admit), log }).answer(press(), '');
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('database');
    expect(logged).toEqual([{ err: broken }]);
  });
});

describe('a report of a browser', () => {
  const limits = limitsOf(async () => ({ admitted: true }));
  const reports = address('/api/content-security-reports');

  it('ends quietly when its client goes away while it sends', async () => {
    const gone = new AbortController();
    const asked = brokenOff(reports, gone.signal);
    const answer = api({ limits, log }).answer(asked, '');
    gone.abort();
    expect([(await answer).status, logged]).toEqual([400, []]);
  });

  it('fails when it cannot be read for another reason', async () => {
    await expect(api({ limits, log }).answer(brokenOff(reports), '')).rejects.toThrow('aborted');
  });
});

describe('what anybody may ask for', () => {
  const admit = async () => ({ admitted: false, retryAfterSeconds: 7 }) as const;

  it.each([
    ['a site token', '/api/npa/accesstoken'],
    ['a task for browsers', '/api/human-check'],
    ['GraphQL', '/api/content/graphql'],
  ])('is refused while its client has asked too often: %s', async (_, path) => {
    const answer = await api({ limits: limitsOf(admit), log }).answer(new Request(address(path)), '');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '7']);
    expect(logged).toMatchObject([{ status: 429 }]);
  });
});

describe('the health check', () => {
  const readiness = createReadiness();
  const sockets = { open: 3, most: 800, waiting: 0, limited: { connections: 0, requests: 0, unread: 0 } };
  let isAway = false;
  const health = async () => {
    const answer = await api({
      isDatabaseAway: () => isAway,
      writeCheck: { isWritable: async () => true, wasWritable: () => true },
      sockets: () => sockets,
      readiness,
      buildId: 'b1',
    }).answer(new Request(address('/api/health')), '');
    return [answer.status, await answer.json()];
  };

  it('fails while a part of the site is in trouble, and says which', async () => {
    expect(await health()).toEqual([
      200,
      { status: 'ok', build: 'b1', release: 'workshop', database: 'ok', sockets },
    ]);
    readiness.report('instance', 'is stopping');
    expect(await health()).toMatchObject([503, { status: 'failing', troubles: { instance: 'is stopping' } }]);
    readiness.report('instance', undefined);
    expect(await health()).toMatchObject([200, { status: 'ok' }]);
  });

  it('says that the database is away, though the instance still has its uses', async () => {
    isAway = true;
    expect(await health()).toMatchObject([200, { status: 'degraded', database: 'away' }]);
    isAway = false;
  });
});

it('The script of a form that is only drafted is for those who preview', async () => {
  const form = [...workshop.documents.values()].find((document) => document.kind === 'form');
  if (form === undefined) throw new Error('The workshop has no form.');
  const drafted = {
    ...form,
    id: 'drafted',
    fields: form.fields.map((field) => ({ ...field, name: `${field.name}2` })),
  };
  const { hash } = generateValidatorModule(drafted);
  const drafts = { ...workshop, documents: new Map([['drafted', drafted]]) };
  const previewAccess: SiteApiDeps['previewAccess'] = {
    isConfigured: true,
    enter: () => undefined,
    leave: () => '',
    isPreviewing: ({ cookie }) => cookie === 'previewing',
  };
  const site = api({ previewAccess, previewRelease: async () => drafts });
  const ask = async (cookie: string) =>
    (await site.answer(new Request(address(`/validators/${hash}`), { headers: { cookie } }), '')).status;
  expect([await ask('previewing'), await ask('other')]).toEqual([200, 404]);
});

it('Presses are waited for though nobody waits for their answers any more', async () => {
  let end = () => {};
  const admit = () => new Promise<never>((_, reject) => { end = () => reject(new Error('over')); }); // biome-ignore format: one line
  const site = api({ limits: limitsOf(admit), log });
  void site.answer(press(), '');
  let areEnded = false;
  const ended = site.pressesEnded().then(() => {
    areEnded = true;
  });
  await new Promise(setImmediate);
  expect(areEnded).toBe(false);
  end();
  await ended;
});

describe('the files for robots', () => {
  const ask = async (path: string, hosts: readonly string[]) => {
    const headers = { host: 'forged.example', 'x-forwarded-proto': 'https' };
    const answer = await api({ hosts, log }).answer(new Request(address(path), { headers }), '');
    return { status: answer.status, text: await answer.text() };
  };

  it('name the first configured host, whatever host a request names', async () => {
    const hosts = ['www.bakery.example', 'bakery.example'];
    expect((await ask('/robots.txt', hosts)).text).toContain(
      'Sitemap: https://www.bakery.example/sitemap.xml',
    );
    const sitemap = await ask('/sitemap.xml', hosts);
    expect(sitemap.text).toContain('<loc>https://www.bakery.example/');
    expect(sitemap.text).not.toContain('forged.example');
    expect(logged).toEqual([]);
  });

  it('say that no host is configured, and name none', async () => {
    const robots = await ask('/robots.txt', []);
    expect(robots.text).toContain('# WAYMARK_HOSTS is not set');
    const sitemap = await ask('/sitemap.xml', []);
    expect([robots.status, sitemap.status]).toEqual([200, 404]);
    expect(sitemap.text).toContain('WAYMARK_HOSTS is not set');
    expect(robots.text + sitemap.text).not.toContain('example');
    expect(logged).toHaveLength(2);
  });
});

describe('a method', () => {
  it.each([
    ['POST', '/api/health', 405, 'GET, HEAD, OPTIONS'],
    ['GET', '/api/journeys/mend/bicycle', 405, 'OPTIONS, POST'],
    ['OPTIONS', '/api/preview', 204, 'GET, HEAD, OPTIONS, POST'],
    ['PATCH', '/api/offers', 405, 'DELETE, GET, HEAD, OPTIONS, POST, PUT'],
    ['DELETE', '/robots.txt', 405, 'GET, HEAD, OPTIONS'],
  ])('%s is answered at %s with those that it has', async (method, path, status, allow) => {
    const answer = await api({}).answer(new Request(address(path), { method }), '');
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, allow]);
  });

  it('HEAD is answered like GET', async () => {
    const answer = await api({}).answer(new Request(address('/api/health/live'), { method: 'HEAD' }), '');
    expect(answer.status).toBe(200);
  });
});
