import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { firstRun } from '../journeys/stored-state.ts';
import { newSessionId, readSessionCookie, sessionCookie } from '../sessions/session-cookie.ts';
import { sha256 } from '../store/hash.ts';
import { bakery } from './bakery.fixture.ts';
import { createFront } from './front.ts';

const release = compileRelease(bakery, sha256);
const answered = newSessionId();
const unknowable = newSessionId();
let today = '2030-05-01';
const site = {
  release: () => release,
  hasAnswered: async (id: string) => {
    if (id === answered) return true;
    if (id === unknowable) throw new Error('The database is away.');
    return false;
  },
  today: () => today,
  year: () => 2030,
  answersTo: () => true,
  previewAccess: {
    enter: () => undefined,
    leave: '',
    isPreviewing: (cookies?: string) => cookies === 'preview',
  },
};

let server: Server;
let origin: string;
let rendered = 0;
let status = 200;

/** Renders the step as the application does: for a visitor, with a number used once. */
beforeAll(async () => {
  const front = createFront(site, ({ headers }, response) => {
    rendered += 1;
    const known = readSessionCookie(headers.cookie);
    const session = known ?? newSessionId();
    const nonce = Buffer.from(`nonce+/${rendered}`).toString('base64');
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 'no-store');
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    if (!known) response.setHeader('set-cookie', sessionCookie(session));
    response.write(`<html><script nonce="${nonce}">1</script>`);
    response.end(
      `<input name="_run" value="${firstRun(session, 'order')}"><script nonce="${nonce}">2</script></html>`,
    );
  });
  server = createServer(front).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(() => {
  // Another day, other views.
  today = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  status = 200;
  rendered = 0;
});

async function view(headers: Record<string, string> = {}, path = '/order') {
  const answer = await fetch(origin + path, { headers });
  const html = await answer.text();
  const session = readSessionCookie(answer.headers.get('set-cookie')?.split(';')[0]) ?? '';
  const nonce = /'nonce-(.*)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '';
  return { answer, html, session, nonce };
}

describe('a step before anything is answered', () => {
  it('is rendered once, and made anew for each visitor', async () => {
    const views = [await view(), await view(), await view({ 'accept-encoding': 'gzip' })];
    expect(rendered).toBe(1);
    for (const { answer, html, session, nonce } of views) {
      expect(html).toBe(
        `<html><script nonce="${nonce}">1</script><input name="_run" value="${firstRun(session, 'order')}"><script nonce="${nonce}">2</script></html>`,
      );
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(new Set(views.map(({ session }) => session)).size).toBe(3);
    expect(new Set(views.map(({ nonce }) => nonce)).size).toBe(3);
  });

  it.each([
    ['a visitor who has answered something', { cookie: sessionCookie(answered) }, '/order'],
    ['a visitor of whom the store cannot tell', { cookie: sessionCookie(unknowable) }, '/order'],
    ['an address with a query', {}, '/order?a=b'],
    ['an editor', { cookie: 'preview' }, '/order'],
    ["Next's own router", { rsc: '1' }, '/order'],
  ])('is neither kept from nor shown to %s', async (_, headers, path) => {
    await view(headers, path);
    await view(headers, path);
    expect(rendered).toBe(2);
    await view();
    await view(headers, path);
    expect(rendered).toBe(4);
  });

  it('is shown again, under their own name, to visitors who have answered nothing', async () => {
    await view();
    const session = newSessionId();
    const { answer, html } = await view({ cookie: sessionCookie(session) });
    expect(rendered).toBe(1);
    expect(html).toContain(firstRun(session, 'order'));
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('is not kept when it could not be shown', async () => {
    status = 500;
    await view();
    status = 200;
    expect((await view()).answer.status).toBe(200);
    expect(rendered).toBe(2);
  });

  it('is rendered again on another day', async () => {
    await view();
    today = '2031-01-01';
    await view();
    expect(rendered).toBe(2);
  });
});
