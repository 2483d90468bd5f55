import { createPostgresCluster } from '../../support/databases/postgres-cluster.ts';
import { freePort } from '../../support/instances/free-port.ts';
import { orderPath } from '../support/pages/order-form.ts';
import { expect, test } from '../support/test.ts';

const addressOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`;
const asPage = { accept: 'text/html' };

test('While the database is away pages with forms say so, content pages go on, and all is well afterwards', {
  tag: '@full',
}, async ({ startOwnSite }) => {
  const cluster = await createPostgresCluster();
  try {
    const site = await startOwnSite({ databaseUrl: addressOf(cluster.port) });
    const view = () => fetch(site.url + orderPath, { headers: asPage });
    const press = () =>
      fetch(`${site.url}/api/journeys/gas-order/order`, {
        method: 'POST',
        headers: asPage,
        body: new URLSearchParams({ _run: 'x' }),
        redirect: 'manual',
      });
    const health = async () => (await fetch(`${site.url}/api/health`)).json();
    expect((await view()).status).toBe(200);
    expect(await health()).toMatchObject({
      status: 'ok',
      database: 'ok',
      sockets: { open: expect.any(Number) },
    });

    await cluster.stop();
    await expect.poll(async () => (await health()).database).toBe('away');
    const began = Date.now();
    for (let round = 0; round < 20; round++) {
      for (const answer of [await view(), await press()]) {
        expect(answer.status).toBe(503);
        expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
        expect(await answer.text()).toContain('lang="en-nz"');
      }
    }
    const seconds = Math.ceil((Date.now() - began) / 1000);
    expect((await fetch(`${site.url}/help`)).status).toBe(200);
    const lines = site
      .log()
      .split('\n')
      .filter((line) => line.includes('The database is away'));
    expect(lines.length).toBeLessThanOrEqual(seconds + 1);
    expect(site.log()).not.toMatch(/^ {4}at /m);

    await cluster.start();
    await expect.poll(async () => (await view()).status).toBe(200);
    // A fill of the search index that was cut off is taken up once its lease of a minute has ended.
    await expect.poll(async () => (await health()).status, { timeout: 90_000 }).toBe('ok');
  } finally {
    await cluster.remove();
  }
});

test('A site that starts before its database waits for it and says so once', { tag: '@full' }, async ({
  startOwnSite,
}) => {
  const cluster = await createPostgresCluster();
  try {
    await cluster.stop();
    const port = await freePort();
    const starting = startOwnSite({ databaseUrl: addressOf(cluster.port), port });
    const health = () =>
      fetch(`http://localhost:${port}/api/health`).then(
        async (answer) => [answer.status, await answer.json()],
        () => undefined,
      );
    await expect.poll(health).toEqual([503, { status: 'starting', database: 'away' }]);
    await cluster.start();
    const site = await starting;
    expect((await fetch(`${site.url}/help`)).status).toBe(200);
    expect(site.log().split('The database cannot be reached')).toHaveLength(2);
  } finally {
    await cluster.remove();
  }
});
