import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cleanUpAfterTest } from '../../tests/support/cleanup.ts';
import { temporaryFolder } from '../../tests/support/databases.ts';
import { loadConfig } from '../config/load-config.ts';
import { createFront } from '../front/front.ts';
import { plainIslands } from '../islands/islands.fixture.ts';
import { pageToRender } from '../next/render-page.ts';
import { bakery } from '../pages/bakery.fixture.ts';
import { startConfiguredSite } from '../site/start-configured-site.ts';

/** The bakery's site at a port, with a stand-in for Next, and its metrics at another. */
async function startBakery(environment: Readonly<Record<string, string>> = {}) {
  const folder = temporaryFolder();
  const pages = join(folder, 'pages');
  mkdirSync(pages);
  const documents = bakery.filter(({ id }) => id !== 'order');
  for (const document of documents)
    writeFileSync(join(pages, `${document.id}.json`), JSON.stringify(document));
  const config = loadConfig(
    {
      DATABASE_URL: `sqlite:${join(folder, 'store.db')}`,
      WAYMARK_PAGES: pages,
      LOG_LEVEL: 'silent',
      WAYMARK_METRICS_PORT: '0',
      ...environment,
    },
    folder,
  );
  const site = await startConfiguredSite(config);
  const front = createFront({
    site,
    next({ url = '' }, response) {
      const { id } = pageToRender(url.replace('/render/', ''))?.shown.page ?? {};
      response.end(`<html><head><title>${id}</title></head><body></body></html>`);
    },
    isNextPath: (path) => path.startsWith('/api/'),
    islands: plainIslands,
    recorder: site.observing.recorder,
  });
  const server = createServer(front).listen(0);
  cleanUpAfterTest(async () => {
    server.close();
    server.closeAllConnections();
    await site.stop();
  });
  const { host, port } = site.observing.metricsAddress ?? {};
  return {
    get: (path: string, init?: RequestInit) =>
      fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, init),
    askMetrics: (path = '/metrics', init?: RequestInit) => fetch(`http://${host}:${port}${path}`, init),
    site,
  };
}

describe('a site with metrics', () => {
  it('answers for them at a port of their own only', async () => {
    const { get, askMetrics } = await startBakery();
    const atSite = await get('/metrics');
    expect(atSite.status).toBe(404);
    expect(await atSite.text()).not.toContain('waymark_');
    const asked = await askMetrics();
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect((await askMetrics('/')).status).toBe(404);
    expect((await askMetrics('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('counts requests, renderings and look-ups, and nothing of what visitors send', async () => {
    const { get, askMetrics } = await startBakery();
    for (let time = 0; time < 3; time += 1) await (await get('/about/us')).text();
    await (await get('/CANARY?CANARY', { headers: { cookie: 'CANARY', 'user-agent': 'CANARY' } })).text();
    await (await get('/about/us', { method: 'POST', body: 'CANARY' })).text();
    await expect
      .poll(async () => (await askMetrics()).text())
      .toContain('waymark_request_duration_seconds_count{kind="refused",status="4xx"} 1');
    const text = await (await askMetrics()).text();
    expect(text).toContain('waymark_request_duration_seconds_count{kind="page",status="2xx"} 3');
    expect(text).toContain('waymark_request_duration_seconds_count{kind="page",status="4xx"} 1');
    expect(text).toContain('waymark_render_duration_seconds_count{outcome="rendered"} 2');
    expect(text).toContain('waymark_page_cache_lookups_total{cache="page",result="hit"} 2');
    expect(text).toContain('waymark_page_cache_lookups_total{cache="page",result="miss"} 2');
    expect(text).toContain('waymark_database_up 1');
    expect(text).not.toContain('CANARY');
  });

  it('counts nothing where no port is set', async () => {
    const { site } = await startBakery({ WAYMARK_METRICS_PORT: '' });
    expect(site.observing.metricsAddress).toBeUndefined();
  });
});
