import { request as send } from 'node:http';
import { expect, it } from 'vitest';
import { documentText } from '../../tests/support/databases/stores.ts';
import { serveStudio } from './served-studio.fixture.ts';

it('gives code of the site’s own nothing of the author: a preview of no origin, and workers without requests', async () => {
  const { url } = await serveStudio();
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy')?.split('; ') ?? [];
  const preview = await policyOf('/studio/preview');
  expect(preview).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "script-src 'self'"]),
  );
  expect(preview.filter((directive) => directive.startsWith('connect-src'))).toEqual([]);
  expect(await policyOf('/studio')).toContain("connect-src 'self'");
  expect(await policyOf('/studio/files/check-worker.js')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "frame-ancestors 'none'",
  ]);
});

it('lets the worker that proves make code of the schemas of contracts, without requests, and nothing else', async () => {
  const { url } = await serveStudio();
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy')?.split('; ') ?? [];
  expect(await policyOf('/studio/files/proof-worker-BVllE4Tg.js')).toEqual([
    "default-src 'none'",
    "script-src 'self' 'unsafe-eval'",
    "frame-ancestors 'none'",
  ]);
  for (const path of ['/studio', '/studio/preview', '/studio/files/check-worker.js', '/studio/files/none.js'])
    expect((await policyOf(path)).join(), path).not.toContain('unsafe-eval');
});

it('counts attempts to sign in by the address that the proxy saw, whatever a client says of itself', async () => {
  const { url } = await serveStudio();
  let forged = 0;
  const guess = async (seen: string) => {
    forged += 1;
    const { status } = await fetch(`${url}/studio/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `198.51.100.${forged}, ${seen}`,
        'x-waymark-client': `198.51.100.${forged}`,
      },
      body: JSON.stringify({ email: `${forged}@example.nz`, password: 'a guessed password' }),
    });
    return status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push(await guess('192.0.2.1'));
  expect(statuses).toContain(429);
  expect(await guess('192.0.2.2')).toBe(401);
});

it('sends every answer with the headers that keep browsers from guessing, framing and keeping it', async () => {
  const { url, signIn } = await serveStudio();
  const headers = await signIn('author');
  const paths = ['/studio', '/studio/preview', '/studio/files/check-worker.js', '/studio/files/none.js'];
  const answers = ['/studio/api/me', '/studio/api/none', '/studio/api/change-sets', '/studio/api/auth/none'];
  for (const path of [...paths, ...answers]) {
    const response = await fetch(url + path, { headers });
    const header = (name: string) => response.headers.get(name) ?? '';
    expect(header('strict-transport-security'), path).toBe('max-age=63072000; includeSubDomains');
    expect(header('x-content-type-options'), path).toBe('nosniff');
    expect(header('referrer-policy'), path).toBe('strict-origin-when-cross-origin');
    expect(header('content-security-policy'), path).toMatch(/^default-src 'none'/);
    const framed = path === '/studio/preview' ? "'self'" : "'none'";
    expect(header('content-security-policy'), path).toContain(`frame-ancestors ${framed}`);
    expect(header('x-powered-by') + header('server'), path).toBe('');
    if (path.startsWith('/studio/files/')) continue;
    expect(header('access-control-allow-origin'), path).toBe('');
    if (response.status !== 404) expect(header('cache-control'), path).toBe('no-store');
    if (response.status === 200 && path.includes('/api/'))
      expect(header('content-type'), path).toMatch(/^application\/json/);
  }
});

it('takes a method from the request line alone, and no other than its own', async () => {
  const { url, store, signIn } = await serveStudio();
  const headers = await signIn('author');
  const set = await store.createChangeSet({ name: 'Winter', author: 'author@example.nz' });
  await store.saveDraft({
    id: 'rye',
    changeSet: set.id,
    author: 'author@example.nz',
    body: documentText('rye', 'Rye loaf'),
    expectedRevision: 0,
  });
  const path = `/studio/api/change-sets/${set.id}/documents/rye`;
  const disguised = { ...headers, 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' };
  const statusOf = async (method: string, query = '') =>
    (await fetch(url + path + query, { method, headers: disguised })).status;
  expect(await statusOf('GET', '?_method=DELETE&revision=1')).toBe(405);
  expect(await statusOf('POST', '?_method=DELETE&revision=1')).toBe(405);
  expect(await store.listDrafts(set.id)).toHaveLength(1);
  const traced = await new Promise<number | undefined>((resolve, reject) => {
    const asked = send(url + path, { method: 'TRACE', headers }, ({ statusCode }) => resolve(statusCode));
    asked.on('error', reject).end();
  });
  expect([400, 405]).toContain(traced);
  expect((await fetch(`${url}/studio`, { method: 'POST' })).status).toBe(405);
});

it('takes a path for nothing but names, and a key of a prototype for nothing at all', async () => {
  const { url, errors, signIn } = await serveStudio();
  const headers = await signIn('administrator');
  const ids = ['..%2f..%2fetc%2fpasswd', '%00', '%e0%a4%a', '__proto__', 'constructor', "'%20or%201=1--"];
  for (const id of ids) {
    const { status } = await fetch(`${url}/studio/api/change-sets/${id}`, { headers });
    expect(status, id).toBe(id === '%e0%a4%a' || id === '%00' ? 400 : 404);
    expect((await fetch(`${url}/studio/files/${id}`)).status, id).toBe(404);
  }
  const body =
    '{"name":"Winter","__proto__":{"state":"approved"},"constructor":{"prototype":{"state":"approved"}}}';
  const begun = await fetch(`${url}/studio/api/change-sets`, { method: 'POST', headers, body });
  expect(await begun.json()).toMatchObject({ name: 'Winter', state: 'open' });
  expect(Reflect.get({}, 'state')).toBeUndefined();
  expect(errors).toEqual([]);
});

it('says nothing of its inside when something fails, and tells the operator', async () => {
  const { url, store, errors, signIn } = await serveStudio();
  const headers = await signIn('author');
  await store.database.query.schema.dropTable('drafts').execute();
  const set = await store.createChangeSet({ name: 'Winter', author: 'author@example.nz' });
  const response = await fetch(`${url}/studio/api/change-sets/${set.id}`, { headers });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'Something went wrong. Nothing is lost: try again.' });
  expect(String(errors[0])).toContain('drafts');
});

it('gives a new session at each sign-in, whatever session a browser had', async () => {
  const { url, signIn } = await serveStudio();
  const before = await signIn('author');
  const body = JSON.stringify({ email: 'author@example.nz', password: 'a long enough password' });
  const again = await fetch(`${url}/studio/api/auth/sign-in/email`, {
    method: 'POST',
    headers: before,
    body,
  });
  const cookie = again.headers.getSetCookie().find((each) => each.includes('session_token='));
  expect(cookie?.split(';', 1)[0]).toMatch(/=./);
  expect(before.cookie).not.toContain(cookie?.split(';', 1)[0]);
});

it('names in the page of a set of changes what its scripts will ask for, and in no other page', async () => {
  const { url } = await serveStudio();
  const page = async (path: string) => await (await fetch(url + path)).text();
  expect(await page('/studio/changes/a-set')).toBe('/studio/api/change-sets/a-set/documents');
  for (const path of ['/studio', '/studio/changes/a-set/review', '/studio/preview'])
    expect(await page(path), path).toBe('');
  // Nothing of an address but an id gets into the page.
  expect(await page('/studio/changes/%22%3E')).toBe('');
});
