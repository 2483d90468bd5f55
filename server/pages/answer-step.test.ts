import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { checkboxChecker } from '../human-check/human-checker.ts';
import { deriveKeyRing } from '../sessions/key-ring.ts';
import { readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts';
import { createSessionIds } from '../sessions/session-ids.ts';
import { sha256 } from '../store/hash.ts';
import { bakery } from './bakery.fixture.ts';
import { createFront } from './front.ts';
import type { ShownSteps, StepForm } from './show-steps.ts';
import { stepFrames } from './step-frames.ts';

const release = compileRelease(bakery, sha256);
const sessionIds = createSessionIds({
  keys: deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session'),
  lifetimeMs: 60_000,
  now: Date.now,
});
const key = `/live/${release.pages.get('/order')?.digest}.2030/order`;
const failures: unknown[] = [];
let steps: ShownSteps | undefined;
let asked: { sessionId: string; query: [string, string][]; preview: boolean }[] = [];

const site = {
  release: () => release,
  previewRelease: async () => ({ ...release, problems: [] }),
  year: () => 2030,
  answersTo: () => true,
  clientOf: (connection: string) => connection,
  fail(error: unknown) {
    failures.push(error);
  },
  refuse: () => undefined,
  humanChecker: checkboxChecker,
  sessionIds,
  previewAccess: {
    isConfigured: true,
    enter: () => undefined,
    leave: '',
    isPreviewing: (cookies?: string) => cookies === 'preview',
  },
  showPage: (page: object) => ({ page }) as never,
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
/** What the application puts into the frame of the request it gets. */
let framed: (request: object) => string;

/** Renders the frame as the application does, with a number used once. */
beforeAll(() => {
  const front = createFront(
    site,
    ({ url, headers }, response) => {
      rendered += 1;
      response.setHeader('content-type', 'text/html');
      response.write(`<html><script nonce="${headers['x-nonce']}"></script>${framed({ url, headers })}`);
      response.end('<template data-step="order/bread"></template></html>');
    },
    () => false,
  );
  server = createServer(front).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  stepFrames.delete(key);
  rendered = 0;
  framed = () => '';
  asked = [];
  failures.length = 0;
  steps = { outcome: 'shown', forms: new Map([['order/bread', { action: '/bread' } as StepForm]]) };
  globalThis.waymarkRenderStep = async ({ action, humanCheck }, nonce) => ({
    html: Buffer.from(`${action} ${humanCheck.kind} ${nonce}`),
    titlePrefix: '',
  });
});
afterEach(() => {
  globalThis.waymarkRenderStep = undefined;
});

async function view(headers: Record<string, string> = {}, path = '/order', method = 'GET') {
  const answer = await fetch(origin + path, { headers, method, redirect: 'manual' });
  const nonce = /'nonce-([^']*)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  const session = readSessionCookie(answer.headers.get('set-cookie')?.split(';')[0]);
  return { status: answer.status, headers: answer.headers, html: await answer.text(), nonce, session };
}

describe('a page with a form', () => {
  it('is rendered once, with the form and the nonce of each visitor in it', async () => {
    const views = [
      await view(),
      await view({}, '/order?from=mail'),
      await view({ 'accept-encoding': 'gzip' }),
    ];
    expect(rendered).toBe(1);
    for (const { html, nonce } of views)
      expect(html).toBe(`<html><script nonce="${nonce}"></script>/bread checkbox ${nonce}</html>`);
    expect(new Set(views.map(({ nonce }) => nonce)).size).toBe(3);
    expect(asked.map(({ query }) => query)).toEqual([[], [['from', 'mail']], []]);
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
    expect(html).toContain('/live/');
    expect(html).not.toContain('MARK99');
  });

  it('is rendered once for visitors who come at the same time', async () => {
    await Promise.all([view(), view(), view()]);
    expect(rendered).toBe(1);
  });

  it('names a new visitor, and knows one who comes back', async () => {
    const first = await view();
    const known = sessionIds.issue();
    const back = await view({ cookie: sessionCookie(known, 1000) });
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
    expect(await view()).toMatchObject({ status: 500, html: expect.stringContaining('Later') });
    steps = shown;
    expect(await view()).toMatchObject({ status: 200 });
    globalThis.waymarkRenderStep = async () => Promise.reject(new Error('It cannot be rendered.'));
    expect(await view()).toMatchObject({ status: 500, html: expect.stringContaining('Later') });
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

  it('is rendered anew for every preview, and nothing of that is kept', async () => {
    await view({ cookie: 'preview' });
    await view({ cookie: 'preview' });
    expect(rendered).toBe(2);
    await view();
    expect(rendered).toBe(3);
    expect(asked.map(({ preview }) => preview)).toEqual([true, true, false]);
  });
});
