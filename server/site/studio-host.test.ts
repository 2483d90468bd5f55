import { type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { layOutJson } from '#engine';
import { type ServedSite, serveBakery } from '../../tests/support/instances/served-site.ts';
import { page } from '../pages/bakery.fixture.ts';

const studioHost = 'studio.example.nz';
const visitorsHost = 'www.example.nz';

interface Sent {
  readonly method?: string;
  readonly body?: object | Buffer | URLSearchParams;
  readonly cookie?: string;
}

/** Asks a served site for a path by the name of a host, as a proxy that speaks HTTPS for it does. */
async function ask(
  { origin }: ServedSite,
  host: string,
  path: string,
  { method = 'GET', body, cookie = '' }: Sent = {},
) {
  const headers = { host, origin: `https://${host}`, cookie, ...(body && { 'content-type': typeOf(body) }) };
  const sent = send(origin + path, { method, headers });
  if (body instanceof URLSearchParams) sent.end(body.toString());
  else sent.end(body && (Buffer.isBuffer(body) ? body : JSON.stringify(body)));
  const [response] = await new Promise<[IncomingMessage]>((resolve, reject) =>
    sent.once('response', (answer) => resolve([answer])).once('error', reject),
  );
  const cookies = (response.headers['set-cookie'] ?? []).map((each) => each.split(';', 1)[0]).join('; ');
  return { status: response.statusCode, headers: response.headers, cookies, text: await text(response) };
}

function typeOf(body: object): string {
  if (body instanceof URLSearchParams) return 'application/x-www-form-urlencoded';
  return Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json';
}

/** Joins the studio and is signed in. @returns asks its interface */
async function join(served: ServedSite) {
  const link = await served.site.people?.invite({
    email: null,
    role: 'administrator',
    invitedBy: 'operator',
  });
  const token = new URL(link ?? '', served.origin).hash.slice(1);
  const [email, password] = ['ann@example.nz', 'a long enough password'];
  const post = (path: string, body: object) =>
    ask(served, studioHost, `/studio/api${path}`, { method: 'POST', body });
  expect((await post('/join', { token, name: 'Ann', email, password })).status).toBe(200);
  const { status, cookies: cookie } = await post('/auth/sign-in/email', { email, password });
  expect(status).toBe(200);
  return async (method: string, path: string, body?: object) => {
    const answer = await ask(served, studioHost, `/studio/api${path}`, {
      method,
      cookie,
      ...(body && { body }),
    });
    return { status: answer.status, body: JSON.parse(answer.text || '{}') };
  };
}

const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a6ea5' } })
  .jpeg()
  .toBuffer();

it.each([
  ['a host of its own', `https://${studioHost}`],
  ['a process of its own', 'alone'],
])('works at %s: what is published there shows at the hosts of visitors', async (_, place) => {
  const studio = await serveBakery({ WAYMARK_STUDIO: place, WAYMARK_HOSTS: visitorsHost });
  const visitors = await serveBakery({ DATABASE_URL: studio.databaseUrl });
  const author = await join(studio);
  const asset = await author('POST', '/assets/lake.jpg', photograph);
  expect(asset.status).toBe(201);
  const { id: set } = (await author('POST', '/change-sets', { name: 'A lake' })).body;
  const image = { src: '/images/lake.jpg', alt: '', width: 900, height: 600 };
  const about = page('about-lake', '/lake', [
    { type: 'image-card', image, title: 'Lake', description: 'Deep' },
  ]);
  for (const document of [{ ...asset.body, alt: 'A lake' }, about]) {
    const path = `/change-sets/${set}/documents/${encodeURIComponent(document.id)}`;
    expect((await author('PUT', path, { body: layOutJson(document), revision: 0 })).status).toBe(200);
  }

  // The drafts, by a link.
  const link = await author('POST', `/change-sets/${set}/links`, { days: 7 });
  const { pathname, hash } = new URL(link.body.path, 'http://a');
  const sent = new URLSearchParams({ link: hash });
  const opened = await ask(studio, studioHost, pathname, { method: 'POST', body: sent });
  const cookie = opened.cookies;
  const drafted = await ask(studio, studioHost, '/lake', { cookie });
  expect([drafted.status, drafted.text]).toEqual([200, expect.stringContaining('about-lake')]);
  const version = /\/images\/lake\.jpg[^"]*/.exec(drafted.text)?.[0].replaceAll('&amp;', '&') ?? '';
  expect((await ask(studio, studioHost, version, { cookie })).headers['content-type']).toMatch(/^image\//);
  expect((await ask(studio, studioHost, '/lake')).headers.location).toBe('/studio');
  expect((await ask(studio, studioHost, '/api/journeys/orders/bread', { method: 'POST' })).status).toBe(404);
  const before = await ask(visitors, visitorsHost, '/lake', { cookie });
  expect(before.status).toBe(404);

  const published = await author('POST', `/change-sets/${set}/publish`, {
    message: 'A lake',
    accept: ['missing-image', 'unlinked-page', 'missing-main-heading', 'misused-module', 'unnamed-asset'],
  });
  expect(published.body.outcome).toBe('published');
  // Its link leads to where visitors see the page.
  expect((await author('GET', '/live')).body.pagesAt).toBe(`http://${visitorsHost}`);
  await expect
    .poll(async () => (await ask(visitors, visitorsHost, '/lake')).status, { timeout: 2_000 })
    .toBe(200);
  for (const served of place === 'alone' ? [visitors] : [visitors, studio])
    for (const path of ['/studio', '/studio/api/me', '/studio/preview', '/studio/files/x.js'])
      expect((await ask(served, visitorsHost, path)).status).toBe(404);
});
