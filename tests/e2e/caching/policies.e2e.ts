import { orderPath } from '../support/pages/order-form.ts';
import { shippedPages } from '../support/shipped/shipped-pages.ts';
import { shippedSite } from '../support/shipped/shipped-site.ts';
import { enterPreview } from '../support/sites/preview.ts';
import { expect, test } from '../support/test.ts';

const { exitLabel } = shippedSite.words.previewBar;

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
  'report-uri': ['/api/content-security-reports'],
  'report-to': ['security'],
};

/** The policy of a page that needs no third party. */
const ownOnly = { ...strict, 'script-src': ["'self'"] };

/** Hosts of third parties and of pictures, added where a page needs them; the sandbox stands in for all of them. */
const mayName = new Set(['script-src', 'connect-src', 'frame-src', 'img-src']);

function withoutParties(policy: string | null, origin: string) {
  const entries = Object.entries(directives(policy));
  return Object.fromEntries(
    entries.map(([name, sources]) => [
      name,
      mayName.has(name) ? sources.filter((source) => source !== origin) : sources,
    ]),
  );
}

test('Only files of this site run on every page, and those of third parties where a page needs them', async ({
  site,
}) => {
  const entered = await enterPreview(site, '/help');
  const [editor = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  const views = [
    ...shippedPages.map(({ path }) => ({ path, cookie: '' })),
    { path: '/nothing-here', cookie: '' },
    { path: '/help', cookie: editor },
    { path: orderPath, cookie: editor },
  ];
  const policies = new Map<string, string | null>();
  for (const { path, cookie } of views) {
    const answer = await fetch(site.url + path, { headers: { cookie }, redirect: 'manual' });
    const html = await answer.text();
    if (answer.status === 307) continue;
    policies.set(path, answer.headers.get('content-security-policy'));
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g))
      expect(tag, path).toMatch(
        /^<script (type="application\/json"|(type="module" )?src="\/assets\/[\w-]+\.js")>$/,
      );
    for (const [tag] of html.matchAll(/<link\b[^>]*>/g)) expect(tag, path).not.toContain('_next');
  }
  const { origin } = new URL(site.sandbox.url);
  for (const [path, policy] of policies) expect(withoutParties(policy, origin), path).toEqual(ownOnly);
  expect(directives(policies.get('/join') ?? '')).toEqual(ownOnly);
});

test('A page made for one visitor is kept nowhere', async ({ site }) => {
  const answer = await fetch(site.url + orderPath);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.describe('A script that got into a page', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'Policy violation', 'status of 404'] });

  test('never runs, whether it is inline, an attribute or from elsewhere', async ({ page, site }) => {
    const added =
      '<script>window.ran = 1</script><img src="/nothing.svg" onerror="window.ran = 2"><script src="https://scripts.example/a.js"></script>';
    await page.route('https://scripts.example/a.js', (route) => route.fulfill({ body: 'window.ran = 3' }));
    for (const path of ['/help', orderPath]) {
      await page.route(site.url + path, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({ response: answer, body: html.replace('<main', `${added}<main`) });
      });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => Reflect.get(window, 'ran')), path).toBeUndefined();
      expect(await page.evaluate(() => Reflect.get(window, 'waymarkBuildId')), path).toBeDefined();
    }
  });
});

test('A preview is kept nowhere either', async ({ site }) => {
  const entered = await enterPreview(site, '/help');
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  expect(entered.headers.get('set-cookie')).toMatch(/; Secure; HttpOnly; SameSite=Lax$/);
  const answer = await fetch(`${site.url}/help`, { headers: { cookie } });
  expect(await answer.text()).toContain(exitLabel);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await (await fetch(`${site.url}/help`)).text()).not.toContain(exitLabel);
});

test('A visitor’s cookie is out of reach of scripts and other sites', async ({ site }) => {
  const cookie = (await fetch(site.url + orderPath)).headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(
    /^__Host-waymark-\d+=[\w-]{44}; Max-Age=\d+; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
  );
  const week = 7 * 24 * 3600;
  expect(Number(/Max-Age=(\d+)/.exec(cookie)?.[1])).toBeLessThanOrEqual(week);
});

test('Headers by which our own layers speak to each other mean nothing from outside', async ({ site }) => {
  const forged = {
    'content-security-policy': "script-src 'unsafe-inline' 'nonce-forged0123456789'",
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
    expect(html).not.toContain(exitLabel);
    expect(answer.headers.get('content-security-policy')).toBe(plain.headers.get('content-security-policy'));
  }
});

test('Nothing an answer says of itself gives our inner paths away', async ({ site }) => {
  for (const path of ['/moving', '/help', '/privacy', orderPath, '/api/health']) {
    const answer = await fetch(site.url + path);
    await answer.text();
    for (const [name, value] of answer.headers) {
      expect(`${name}: ${value}`, path).not.toMatch(/^x-(middleware|next|powered|waymark)|\/render\//);
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
