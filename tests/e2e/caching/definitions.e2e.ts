import { createHash } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { formIn } from '../../bench/first-view.ts';
import { orderPath } from '../support/pages/order-form.ts';
import { enterPreview } from '../support/sites/preview.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';
import { definitionIn } from '../support/visitors/definition-in.ts';
import { waysToSteps } from '../support/visitors/ways-to-steps.ts';

const heavyPath = '/join/residential/plan-select';

/** A visitor on the way of a sign-up to its heaviest step, and what the page of that step holds. */
async function visitorAtPlans(site: Site, headers: Record<string, string> = {}, query = '') {
  const visitor = await request.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
  await waysToSteps.get('/join/residential/contact-details')?.(visitor);
  const answer = await visitor.get(heavyPath + query);
  return { visitor, headers: answer.headers(), html: await answer.text() };
}

async function read(visitor: APIRequestContext, path: string) {
  const answer = await visitor.get(path);
  return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
}

test('Every visitor of a step gets the same file, in which nothing of either stands', async ({ site }) => {
  const marks = ['QUERYMARK8', 'COOKIEMARK8', 'HEADERMARK8'];
  const marked = {
    'x-real-ip': 'HEADERMARK8',
    'accept-language': 'HEADERMARK8',
    referer: 'https://HEADERMARK8',
  };
  const one = await visitorAtPlans(site, { ...marked, origin: site.url }, '?email=QUERYMARK8');
  const other = await visitorAtPlans(site);
  const address = definitionIn(one.html);
  expect(address).toMatch(/^\/api\/journeys\/residential-join\/plan-select\/definition\/[0-9a-f]{64}\?/);
  expect(definitionIn(other.html)).toBe(address);
  expect(one.headers.link).toBe(`<${address}>; rel=preload; as=fetch; crossorigin`);

  const withMarks = await fetch(`${site.url}${address}`, { headers: { ...marked, cookie: 'a=COOKIEMARK8' } });
  const first = await withMarks.text();
  const second = await read(other.visitor, address);
  expect(second.text).toBe(first);
  expect(second.status).toBe(200);
  expect(second.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(second.headers['set-cookie']).toBeUndefined();
  expect(address).toContain(createHash('sha256').update(first).digest('hex'));
  for (const mark of marks) expect(first + JSON.stringify(second.headers)).not.toContain(mark);
  // Values that visitors typed are only in their own pages.
  const { run } = formIn(one.html);
  expect(run).not.toBe('');
  expect(first).not.toContain(run);
  await Promise.all([one, other].map(({ visitor }) => visitor.dispose()));
});

test('A file that is no definition of ours is answered with 404, and none is written to', async ({
  site,
}) => {
  const address = definitionIn(await (await fetch(site.url + orderPath)).text());
  const wrong = address.replace(/[0-9a-f]{64}/, '0'.repeat(64));
  const answer = await fetch(site.url + wrong);
  expect([answer.status, answer.headers.get('cache-control'), await answer.text()]).toEqual([
    404,
    'no-store',
    '',
  ]);
  expect((await fetch(site.url + address, { method: 'POST', body: 'x' })).status).toBe(405);
});

test('The definition of a former release is served after a publication, by instances that never showed it', {
  tag: '@full',
}, async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const address = definitionIn(await (await fetch(site.url + orderPath)).text());
  const before = await (await fetch(site.url + address)).text();
  const file = site.edit('forms/gas-order-form.json', (form) => {
    form.fields[0].label = 'What should we call you?';
  });
  const published = await site.waymark('publish', file, '--message', 'Warmer', '--author', 'Aroha');
  expect(published.exitCode, published.output).toBe(0);
  await expect
    .poll(async () => definitionIn(await (await fetch(site.url + orderPath)).text()))
    .not.toBe(address);

  const another = await startOwnSite({ databaseUrl: site.databaseUrl, sandbox: site.sandbox });
  const now = definitionIn(await (await fetch(another.url + orderPath)).text());
  for (const { url } of [site, another]) {
    expect(await (await fetch(url + address)).text()).toBe(before);
    expect(await (await fetch(url + now)).text()).toContain('What should we call you?');
  }
});

test('The page of a draft holds the definition itself', { tag: '@full' }, async ({ startOwnSite }) => {
  const site = await startOwnSite();
  const file = site.edit('forms/gas-order-form.json', (form) => {
    form.fields[0].label = 'A drafted label';
  });
  const saved = await site.waymark('draft', 'save', file, '--expect', '0', '--author', 'Aroha');
  expect(saved.exitCode, saved.output).toBe(0);
  const [cookie = ''] = ((await enterPreview(site, orderPath)).headers.get('set-cookie') ?? '').split(';');
  const answer = await fetch(site.url + orderPath, { headers: { cookie } });
  const html = await answer.text();
  expect(definitionIn(html)).toBe('');
  expect(answer.headers.get('link')).toBeNull();
  const props = /<script type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
  expect(JSON.parse(props).model.definition.form.fields[0].label).toBe('A drafted label');
});

test('A browser fetches the definition once, and keeps it', async ({ page, form }) => {
  const bytesFetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/definition/'))
        .map((entry) => (entry instanceof PerformanceResourceTiming ? entry.transferSize : 0)),
    );
  await form.open();
  expect(await bytesFetched()).toEqual([expect.any(Number)]);
  expect((await bytesFetched())[0]).toBeGreaterThan(0);
  await form.open();
  expect(await bytesFetched()).toEqual([0]);
});

test.describe(() => {
  test.use({ expectedErrors: ['/definition/', 'Failed to fetch'] });

  test('Where the definition cannot be had, the form is a native one', async ({ page, form, site }) => {
    await page.route('**/definition/**', (route) => route.abort());
    await page.goto(orderPath, { waitUntil: 'networkidle' });
    const posted = page.waitForRequest((asked) => asked.method() === 'POST');
    await form.question('name').fill('Aroha Ngata');
    await form.submit.click();
    expect((await posted).isNavigationRequest()).toBe(true);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(form.question('name')).toHaveValue('Aroha Ngata');
    expect(site.sandbox.state.orders.all()).toEqual([]);
  });
});
