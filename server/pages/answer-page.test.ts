import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { noAssets } from '../files/assets/site-assets.fixture.ts';
import { noImages } from '../files/images/images.fixture.ts';
import { plainIslands } from '../files/islands/islands.fixture.ts';
import type { Islands } from '../files/islands/islands.ts';
import { createFront } from '../front/front.ts';
import { checkboxChecker } from '../journeys/human-check/human-checker.ts';
import { sha256 } from '../keys/hash.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { createSessionIds, readSessionCookie, sessionCookie } from '../sessions/session-ids.ts';
import { createVisits } from '../sessions/visits.ts';
import { bakery, noContent } from './bakery.fixture.ts';
import type { ShownSteps, StepForm } from './show-steps.ts';

const release = compileRelease(bakery, sha256);
const keys = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session');
const sessionIds = createSessionIds({
  keys,
  lifetimeMs: 60_000,
  now: Date.now,
});
const failures: unknown[] = [];
let steps: ShownSteps | undefined;
let asked: { sessionId: string; query: [string, string][]; preview: boolean }[] = [];

const site = {
  api: { answer: () => Promise.reject(new Error('No interface is asked.')) },
  findRelease: async () => undefined,
  assets: noAssets,
  definitionKeys: deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'definition'),
  release: () => release,
  previewRelease: async () => ({ ...release, problems: [], drafts: [] }),
  buildId: 'b1',
  year: () => 2030,
  studioPlace: { kind: 'with-site' } as const,
  trustsProxies: false,
  answersTo: () => true,
  clientOf: (connection: string) => connection,
  fail(error: unknown) {
    failures.push(error);
  },
  impair: () => undefined,
  refuse: () => undefined,
  humanChecker: checkboxChecker,
  publicUrl: () => undefined,
  sessionIds,
  leaveEnd: async () => undefined,
  visits: createVisits({ keys, lifetimeMs: 60_000 }),
  previewAccess: {
    isConfigured: true,
    enter: () => undefined,
    leave: () => '',
    isPreviewing: ({ cookie }: { cookie?: string | undefined }) => cookie === 'preview',
  },
  showPage: (page: object) => ({ page }) as never,
  thirdParties: () => [],
  ...noContent,
  pageContent: async (...about: Parameters<typeof noContent.pageContent>) => ({
    ...(await noContent.pageContent(...about)),
    isComplete,
  }),
  async showSteps(
    _shown: unknown,
    visit: { sessionId: string; query?: Iterable<readonly [string, string]> },
    preview: boolean,
  ) {
    asked.push({
      sessionId: visit.sessionId,
      query: [...(visit.query ?? [])].map(([name, value]) => [name, value]),
      preview,
    });
    if (steps === undefined) throw new Error('The steps cannot be looked up.');
    return steps;
  },
} as const;

let server: Server;
let origin: string;
let rendered = 0;
/** HTML that the application renders for the request it gets. */
let framed: (request: object) => string;
let formFails = false;
/** Whether the content of pages could be read. */
let isComplete = true;

const islands: Islands = {
  ...plainIslands,
  render: async (name, props) => {
    if (formFails) throw new Error('It cannot be rendered.');
    return plainIslands.render(name, props);
  },
};

beforeEach(() => {
  const front = createFront({
    site,
    next({ url, headers }, response) {
      rendered += 1;
      response.write(`<html><head><title>Order</title></head><body>${framed({ url, headers })}`);
      response.end('<template data-island="journey-form" data-place="order/bread"></template></body></html>');
    },
    islands,
    images: noImages,
  });
  server = createServer(front).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rendered = 0;
  formFails = false;
  isComplete = true;
  framed = () => '';
  asked = [];
  failures.length = 0;
  steps = {
    outcome: 'shown',
    explained: [],
    forms: new Map([['order/bread', { action: '/bread' } as StepForm]]),
  };
});
afterEach(() => {
  server.close();
});

async function view(headers: Record<string, string> = {}, path = '/order', method = 'GET') {
  const answer = await fetch(origin + path, { headers, method, redirect: 'manual' });
  const session = readSessionCookie({
    cookie: answer.headers.get('set-cookie')?.split(';')[0],
    host: new URL(origin).host,
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text(), session };
}

describe('a page with a form', () => {
  it('is rendered once, with the form of each visitor in it', async () => {
    const views = [
      await view(),
      await view({}, '/order?from=mail'),
      await view({ 'accept-encoding': 'gzip' }),
    ];
    expect(rendered).toBe(1);
    for (const { html, headers } of views) {
      expect(html).toBe(
        '<html><head><title>Order</title><script src="/assets/site+journey-form.js"></script></head><body><div>journey-form {"action":"/bread","humanCheck":{"kind":"checkbox"}}</div></body></html>',
      );
      expect(headers.get('content-security-policy')).toContain("; script-src 'self';");
    }
    expect(asked.map(({ query }) => query)).toEqual([[], [['from', 'mail']], []]);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['gzip', 'gzip, deflate'],
    ['gzip', 'gzip;q=0.5, br;q=0'],
    [null, 'gzip;q=0'],
    [null, 'identity'],
  ])('is compressed with %s for a browser that takes %j', async (encoding, accepted) => {
    const { html, headers } = await view({ 'accept-encoding': accepted });
    expect(headers.get('content-encoding')).toBe(encoding);
    expect(html).toBe((await view({ 'accept-encoding': 'identity' })).html);
  });

  it('holds nothing of the request that it was first asked for with', async () => {
    framed = JSON.stringify;
    const headers = Object.fromEntries(
      ['cookie', 'user-agent', 'referer', 'accept-language', 'x-forwarded-host', 'authorization'].map(
        (name) => [name, 'MARK99'],
      ),
    );
    await view(headers, '/order?email=MARK99');
    const { html } = await view();
    expect(rendered).toBe(1);
    expect(html).toContain('/render/');
    expect(html).not.toContain('MARK99');
  });

  it('is rendered once for visitors who come at the same time', async () => {
    await Promise.all([view(), view(), view()]);
    expect(rendered).toBe(1);
  });

  it('names a new visitor, and knows one who comes back', async () => {
    const first = await view();
    const known = sessionIds.issue();
    const back = await view({ cookie: sessionCookie(known, 1000, new URL(origin).host) });
    expect([first.session, back.session]).toEqual([expect.any(String), undefined]);
    expect(asked.map(({ sessionId }) => sessionId)).toEqual([first.session, known]);
  });

  it('sends a visitor who may not be there elsewhere', async () => {
    steps = { outcome: 'redirect', path: '/start' };
    const { status, headers, session } = await view();
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      307,
      '/start',
      'no-store',
    ]);
    expect([rendered, session]).toEqual([0, expect.any(String)]);
  });

  it('says so when its forms cannot be shown, and is itself again afterwards', async () => {
    const shown = steps;
    steps = undefined;
    expect(await view()).toMatchObject({
      status: 500,
      html: expect.stringContaining(release.site.words.messages.errorText),
    });
    steps = shown;
    expect(await view()).toMatchObject({ status: 200 });
    formFails = true;
    expect(await view()).toMatchObject({
      status: 500,
      html: expect.stringContaining(release.site.words.messages.errorText),
    });
    expect(failures).toEqual([
      new Error('The steps cannot be looked up.'),
      new Error('It cannot be rendered.'),
    ]);
  });

  it('answers HEAD without a body', async () => {
    await view();
    const { status, html, headers } = await view({}, '/order', 'HEAD');
    expect([status, html, Number(headers.get('content-length')) > 0]).toEqual([200, '', true]);
  });

  it('is not kept while some of its content could not be read', async () => {
    isComplete = false;
    await view();
    await view();
    expect(rendered).toBe(2);
    isComplete = true;
    await view();
    await view();
    expect(rendered).toBe(3);
  });

  it('names nobody in a preview', async () => {
    expect((await view({ cookie: 'preview' })).session).toBeUndefined();
  });

  it('is rendered anew for every preview, and nothing of that is kept', async () => {
    await view({ cookie: 'preview' });
    await view({ cookie: 'preview' });
    expect(rendered).toBe(2);
    await view();
    expect(rendered).toBe(3);
    expect(asked.map(({ preview }) => preview)).toEqual([true, true, false]);
  });
});

describe('a page without a form', () => {
  it('names no visitor, and is kept only while all of its content could be read', async () => {
    isComplete = false;
    const first = await view({}, '/about/us');
    expect([first.status, first.session]).toEqual([200, undefined]);
    await view({}, '/about/us');
    expect(rendered).toBe(2);
    isComplete = true;
    await view({}, '/about/us');
    await view({}, '/about/us');
    expect(rendered).toBe(3);
  });

  it('is shown as a draft in a preview, which no cache may keep', async () => {
    const { headers, session } = await view({ cookie: 'preview' }, '/about/us');
    expect([headers.get('cache-control'), session]).toEqual(['no-store', undefined]);
  });
});
