import { writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, createConnection } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileRelease } from '#engine';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { noAssets } from '../files/assets/site-assets.fixture.ts';
import { noImages } from '../files/images/images.fixture.ts';
import { plainIslands } from '../files/islands/islands.fixture.ts';
import { checkboxChecker } from '../journeys/human-check/human-checker.ts';
import { sha256 } from '../keys/hash.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { bakery, noContent } from '../pages/bakery.fixture.ts';
import { pageToRender } from '../pages/rendering/render-page.ts';
import { createSessionIds } from '../sessions/session-ids.ts';
import { createVisits } from '../sessions/visits.ts';
import { createFront } from './front.ts';

function unused(): never {
  throw new Error('No page of these tests has a form.');
}

const release = compileRelease(bakery, sha256);
const refusals: string[] = [];
const failures: string[] = [];
const keys = deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'session');
const sessionIds = createSessionIds({
  keys,
  lifetimeMs: 60_000,
  now: Date.now,
});
const site = {
  ...noContent,
  assets: noAssets,
  api: {
    async answer({ url, method, headers }: Request, client: string) {
      if (url.endsWith('/api/broken')) throw new Error('It is broken.');
      if (url.endsWith('/api/long')) return new Response(bread);
      return Response.json({ url, method, client, cookie: headers.get('cookie') });
    },
  },
  findRelease: async () => undefined,
  definitionKeys: deriveKeyRing(['an-invented-secret-for-tests-only-0123456789'], 'definition'),
  release: () => release,
  previewRelease: async () => ({ ...release, problems: [], drafts: [] }),
  fail: (_: unknown, path: string) => void failures.push(path),
  impair: () => undefined,
  refuse: (status: number, why: string) => void refusals.push(`${status} ${why}`),
  humanChecker: checkboxChecker,
  publicUrl: () => undefined,
  buildId: 'b1',
  showPage: (page: object) => ({ page, year: 2030 }) as never,
  thirdParties: () => [],
  showSteps: () => unused(),
  sessionIds,
  leaveEnd: async () => undefined,
  visits: createVisits({ keys, lifetimeMs: 60_000 }),
  year: () => 2030,
  clientOf: (connection: string, forwarded?: string) => forwarded ?? connection,
  trustsProxies: false,
  studioPlace: { kind: 'with-site' } as const,
  answersTo: (host: string) => !host.startsWith('stranger'),
  previewAccess: {
    isConfigured: true,
    enter: () => undefined,
    leave: () => '',
    isPreviewing: ({ cookie }: { cookie?: string | undefined }) => cookie === 'preview',
  },
};
const bread = '<p>Bread.</p>'.repeat(100);
const html = `<html><head><title>about</title><script src="/assets/site.js"></script></head><body>${bread}</body></html>`;
let rendered = 0;

const publicFolder = temporaryFolder();
writeFileSync(join(publicFolder, 'terms.txt'), '0123456789');

let server: Server;
let origin: string;

beforeAll(() => {
  const front = createFront({
    site,
    next({ url = '', headers }, response) {
      rendered += 1;
      const { id } = pageToRender(url.replace('/render/', ''))?.shown.page ?? {};
      const seen = id === 'about' ? bread : JSON.stringify(headers);
      response.end(`<html><head><title>${id}</title></head><body>${seen}</body></html>`);
    },
    publicFolder,
    islands: plainIslands,
    images: noImages,
  });
  server = createServer(front).listen(0);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Requests no encoding, since `fetch` would decode the body by itself. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return fetch(origin + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });
}

describe('the front', () => {
  it('sends a stored page with its policy and the headers of every answer', async () => {
    const answer = await get('/about/us?from=mail');
    expect(await answer.text()).toBe(html);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringContaining("; script-src 'self';"),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      'content-length': String(html.length),
    });
  });

  it.each([
    ['br', 'gzip, deflate, br', promisify(brotliDecompress)],
    ['gzip', 'gzip;q=0.8, br;q=0', promisify(gunzip)],
  ])('compresses with %s for a browser that takes %j', async (encoding, accepted, decompress) => {
    const { host } = new URL(origin);
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(origin).port) });
    socket.write(
      `GET /about/us HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: ${accepted}\r\nconnection: close\r\n\r\n`,
    );
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    const raw = Buffer.concat(chunks);
    const bodyAt = raw.indexOf('\r\n\r\n') + 4;
    expect(raw.subarray(0, bodyAt).toString()).toContain(`content-encoding: ${encoding}\r\n`);
    expect((await decompress(raw.subarray(bodyAt))).toString()).toBe(html);
  });

  it('does not send again what the browser has', async () => {
    const etag = (await get('/about/us')).headers.get('etag') ?? '';
    const again = await get('/about/us', { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect(again.headers.get('content-security-policy')).toContain("; script-src 'self';");
  });

  it('answers HEAD without a body', async () => {
    const answer = await get('/about/us', {}, 'HEAD');
    expect(answer.headers.get('content-length')).toBe(String(html.length));
    expect(await answer.text()).toBe('');
  });

  it('has Next render a page that is not stored yet, once, with nothing of the request in it', async () => {
    const first = await get('/?email=MARK99', {
      cookie: 'a=MARK99',
      'user-agent': 'MARK99',
      referer: 'MARK99',
    });
    const html = await first.text();
    const before = rendered;
    expect(html).toContain('<title>home</title>');
    expect(html).not.toContain('MARK99');
    const second = await get('/');
    expect(await second.text()).toBe(html);
    expect(rendered).toBe(before);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('answers an unknown address with the page for it', async () => {
    const answer = await get('/nope?x=1');
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>nothing-here</title>');
    const again = await get('/nope', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(404);
  });

  it('leads from another spelling of an address to the right one, query and all', async () => {
    const answer = await fetch(`${origin}/About/us/?from=mail`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/about/us?from=mail']);
  });

  it.each([
    ['/about/us', 'GET', 200],
    ['/nope', 'GET', 404],
    ['/About/us/', 'GET', 308],
    ['/about/us', 'POST', 405],
    ['/assets/site.js', 'GET', 200],
    ['/api/things', 'GET', 200],
  ])(
    'names the request in the answer to %s (%s), whatever a client calls it',
    async (path, method, status) => {
      const headers = { 'x-request-id': 'named-by-a-client' };
      const answer = await fetch(origin + path, { method, headers, redirect: 'manual' });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  it('refuses to have a page written to, without reading what is sent', async () => {
    const answer = await get('/about/us', {}, 'POST');
    expect([answer.status, answer.headers.get('allow'), answer.headers.get('connection')]).toEqual([
      405,
      'GET, HEAD',
      'close',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('answers for scripts and styles itself', async () => {
    expect(await (await get('/assets/site.js')).text()).toBe('built /assets/site.js');
    expect((await get('/assets/site.js', {}, 'POST')).status).toBe(405);
  });

  it('answers for our interfaces itself', async () => {
    const answer = await get('/api/things?from=mail', { cookie: 'a=b' }, 'POST');
    expect(await answer.json()).toEqual({
      url: `${origin}/api/things?from=mail`,
      method: 'POST',
      client: expect.stringMatching(/127\.0\.0\.1$/),
      cookie: 'a=b',
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    });
  });

  it('says in the site’s own words that an interface has failed, and logs it', async () => {
    const answer = await get('/api/broken', { accept: 'text/html' });
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('<h1>')]);
    expect(failures).toEqual(['/api/broken']);
  });

  it('compresses a long answer of an interface', async () => {
    const answer = await fetch(`${origin}/api/long`, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(await answer.text()).toBe(bread);
  });

  it.each(['/about/us', '/nope'])("passes no header for Next's router on: %s", async (path) => {
    const plain = await get(path);
    const answer = await get(path, { rsc: '1', 'next-url': '/', 'next-router-state-tree': '{"a' });
    expect([answer.status, await answer.text()]).toEqual([plain.status, await plain.text()]);
  });

  it.each([
    ['TRACE / HTTP/1.1', 405],
    ['PROPFIND / HTTP/1.1', 405],
    ['POST /about/us HTTP/1.1', 405],
    ['OPTIONS /about/us HTTP/1.1', 405],
    ['GET * HTTP/1.1', 400],
    ['OPTIONS * HTTP/1.1', 400],
    ['GET http://evil.example/about/us HTTP/1.1', 400],
    ['GET /api/% HTTP/1.1', 400],
    ['GET /api/%c3%28 HTTP/1.1', 400],
  ])('refuses %j', async (head, status) => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(origin).port) });
    socket.write(`${head}\r\nhost: ${new URL(origin).host}\r\ncontent-length: 0\r\n\r\n`);
    let answer = '';
    for await (const chunk of socket.setEncoding('latin1')) answer += chunk;
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain("content-security-policy: default-src 'none'");
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).not.toContain('127.0.0.1"');
    expect(refusals.at(-1)).toMatch(new RegExp(`^${status} `));
  });

  it.each([
    [{}, 200, '0123456789', undefined],
    [{ range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
    [{ range: 'bytes=7-99' }, 206, '789', 'bytes 7-9/10'],
    [{ range: 'bytes=-2' }, 206, '89', 'bytes 8-9/10'],
    [{ range: 'bytes=0-1,4-5' }, 200, '0123456789', undefined],
    [{ range: 'bytes=10-' }, 416, '', 'bytes */10'],
    [{ range: 'bytes=2-4', 'if-range': '"another"' }, 200, '0123456789', undefined],
  ])('sends a public file, or the part of it that %j asks for', async (headers, status, body, range) => {
    const answer = await get('/terms.txt', headers);
    expect([answer.status, await answer.text()]).toEqual([status, body]);
    expect(answer.headers.get('content-range') ?? undefined).toBe(range);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    if (status < 300) expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  });

  it('does not send a public file again that the browser has', async () => {
    const { headers } = await get('/terms.txt', {}, 'HEAD');
    const etag = headers.get('etag') ?? '';
    expect((await get('/terms.txt', { 'if-none-match': etag })).status).toBe(304);
    expect(
      (await get('/terms.txt', { 'if-modified-since': headers.get('last-modified') ?? '' })).status,
    ).toBe(304);
    expect((await get('/terms.txt', { 'if-none-match': '"another"' })).status).toBe(200);
    expect((await get('/terms.txt', {}, 'POST')).status).toBe(405);
  });

  it('does not read the body of what it refuses', async () => {
    const socket = createConnection({ host: '127.0.0.1', port: Number(new URL(origin).port) });
    const { host } = new URL(origin);
    socket.write(`POST /about/us HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 1000000000\r\n\r\nx`);
    let answer = '';
    for await (const chunk of socket.setEncoding('latin1')) answer += chunk;
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('does not answer to the names of strangers, except to say how it is', async () => {
    const statusOf = (path: string) =>
      new Promise((resolve) => {
        request(origin + path, { headers: { host: 'stranger.example' } }, ({ statusCode }) =>
          resolve(statusCode),
        ).end();
      });
    expect(await statusOf('/about/us')).toBe(421);
    expect(refusals.at(-1)).toMatch(/^421 [^0-9]*$/);
    expect(await statusOf('/api/health')).toBe(200);
  });
});
