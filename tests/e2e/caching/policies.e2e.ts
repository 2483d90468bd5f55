import { createHash } from 'node:crypto';
import { orderPath } from '../support/order-form.ts';
import { enterPreview } from '../support/preview.ts';
import { expect, test } from '../support/test.ts';

/** A policy as its directives. */
function directives(policy: string | null): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    (policy ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

const strict = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'frame-src': ['https://www.youtube-nocookie.com'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
};

test('A stored page admits exactly the inline scripts it holds, by their hashes', async ({ site }) => {
  for (let visit = 0; visit < 3; visit++) {
    const answer = await fetch(`${site.url}/contact-us`);
    const html = await answer.text();
    const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
    const hashes = inline.map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
    const { 'script-src': scripts, ...rest } = directives(answer.headers.get('content-security-policy'));
    expect(rest).toEqual(strict);
    expect([...(scripts ?? [])].sort()).toEqual(["'self'", ...new Set(hashes)].sort());
    expect(hashes.length).toBeGreaterThan(0);
  }
});

test('A page made for one visitor admits scripts by a number used once, and is kept nowhere', async ({
  site,
}) => {
  const nonces = new Set<string>();
  for (let visit = 0; visit < 3; visit++) {
    const answer = await fetch(site.url + orderPath);
    const html = await answer.text();
    expect(answer.headers.get('cache-control')).toMatch(/^(private, )?.*no-store/);
    const { 'script-src': scripts = [], ...rest } = directives(answer.headers.get('content-security-policy'));
    expect(rest).toEqual(strict);
    const [self, source = '', ...others] = scripts;
    expect([self, others]).toEqual(["'self'", []]);
    const nonce = /^'nonce-([^']{20,})'$/.exec(source)?.[1] ?? '';
    expect(nonce).not.toBe('');
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('A preview is made for one visitor too', async ({ site }) => {
  const entered = await enterPreview(site, '/help');
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  expect(entered.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  const answer = await fetch(`${site.url}/help`, { headers: { cookie } });
  expect(await answer.text()).toContain('Exit Preview');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('content-security-policy')).toContain("'nonce-");
  expect(await (await fetch(`${site.url}/help`)).text()).not.toContain('Exit Preview');
});

test('A visitor’s cookie is out of reach of scripts and other sites', async ({ site }) => {
  const cookie = (await fetch(site.url + orderPath)).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^__Host-waymark=[\w-]{44}; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=Lax$/);
  const week = 7 * 24 * 3600;
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(week);
});

test('Headers by which our own layers speak to each other mean nothing from outside', async ({ site }) => {
  const forged = {
    'x-nonce': 'forged-nonce-0123456789',
    'content-security-policy': "script-src 'unsafe-inline'",
    'x-waymark-session': 'AAAAAAAAAAAAAAAAAAAAAA',
    'x-waymark-client': '192.0.2.1',
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-middleware-rewrite': '/preview/help',
    'x-middleware-prefetch': '1',
    'x-nextjs-data': '1',
    'x-matched-path': '/preview/help',
    'x-invoke-path': '/preview/help',
    'next-action': '0123456789abcdef',
  };
  for (const path of ['/help', orderPath]) {
    const plain = await fetch(site.url + path);
    const answer = await fetch(site.url + path, { headers: forged });
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(html).not.toContain('forged');
    expect(html).not.toContain('Exit Preview');
    const shape = (policy: string | null) => policy?.replace(/'nonce-[^']+'/, 'nonce');
    expect(shape(answer.headers.get('content-security-policy'))).toBe(
      shape(plain.headers.get('content-security-policy')),
    );
  }
});

test('Nothing an answer says of itself gives our inner paths away', async ({ site }) => {
  for (const path of ['/moving', '/help', '/privacy', orderPath, '/api/health']) {
    const answer = await fetch(site.url + path);
    await answer.text();
    for (const [name, value] of answer.headers) {
      expect(`${name}: ${value}`, path).not.toMatch(/^x-(middleware|powered|waymark)|\/(at|live|preview)\//);
    }
  }
});

test('Our own interfaces run and frame nothing, and cannot be framed', async ({ site }) => {
  for (const path of ['/api/health', '/api/npa/accesstoken', '/api/unknown']) {
    const answer = await fetch(site.url + path);
    // The one style is that of the messages to visitors.
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'$/,
    );
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

test('A form sent from another site is refused', async ({ site }) => {
  const send = (headers: Record<string, string>) =>
    fetch(`${site.url}/api/journeys/gas-order/order`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ _run: 'x' }),
      redirect: 'manual',
    });
  expect((await send({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await send({ origin: 'https://evil.example' })).status).toBe(403);
  expect(site.sandbox.state.journal.received('provider')).toEqual([]);
});

test('The gateway answers nobody without a token, and nothing that is not exposed', async ({ site }) => {
  const address = `${site.url}/api/addresses?typed=jackson+street`;
  expect((await fetch(address)).status).toBe(401);
  expect((await fetch(address, { headers: { authorization: 'Bearer forged' } })).status).toBe(401);
  const { access_token: token, expires_in: seconds } = await (
    await fetch(`${site.url}/api/npa/accesstoken`)
  ).json();
  expect(seconds).toBeGreaterThan(65);
  const authorization = `Bearer ${token}`;
  expect((await fetch(address, { headers: { authorization } })).status).toBe(200);
  for (const path of ['/api/v2/expr/cms/orders/lpg', '/api/order-create', '/api/addresses/../order-create']) {
    expect((await fetch(site.url + path, { method: 'POST', headers: { authorization } })).status, path).toBe(
      404,
    );
  }
  expect((await fetch(`${site.url}/api/addresses?typed=ab`, { headers: { authorization } })).status).toBe(
    422,
  );
});
