import { describe, expect, it } from 'vitest';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

const withMetrics = { WAYMARK_METRICS_PORT: '0', LOG_LEVEL: 'trace' };

describe('a site with metrics', () => {
  it('answers for them at a port of their own only', async () => {
    const { get, site } = await serveBakery(withMetrics);
    const { host, port } = site.observing.metricsAddress ?? {};
    const atSite = await get('/metrics');
    expect(atSite.status).toBe(404);
    expect(await atSite.text()).not.toContain('waymark_');
    const ask = (path: string, init?: RequestInit) => fetch(`http://${host}:${port}${path}`, init);
    const asked = await ask('/metrics');
    expect([asked.status, asked.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/plain'),
    ]);
    expect((await ask('/')).status).toBe(404);
    expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
  });

  it('counts requests, renderings, look-ups and calls', async () => {
    const { get, order, setOven, readMetrics } = await serveBakery(withMetrics);
    for (let time = 0; time < 3; time += 1) await (await get('/about/us')).text();
    await (await get('/nope')).text();
    await (await get('/about/us', { method: 'POST' })).text();
    await order('Aroha');
    setOven(500);
    await order('Aroha');
    await expect
      .poll(readMetrics)
      .toContain('waymark_request_duration_seconds_count{kind="press",status="2xx"} 2');
    const lines = (await readMetrics()).split('\n');
    for (const line of [
      'waymark_request_duration_seconds_count{kind="page",status="2xx"} 3',
      'waymark_request_duration_seconds_count{kind="page",status="4xx"} 1',
      'waymark_request_duration_seconds_count{kind="step",status="2xx"} 2',
      'waymark_request_duration_seconds_count{kind="refused",status="4xx"} 1',
      'waymark_render_duration_seconds_count{outcome="rendered"} 3',
      'waymark_page_cache_lookups_total{cache="page",result="hit"} 2',
      'waymark_page_cache_lookups_total{cache="page",result="miss"} 2',
      'waymark_page_cache_lookups_total{cache="frame",result="hit"} 1',
      'waymark_call_duration_seconds_count{service="oven",operation="bake",outcome="answered"} 1',
      'waymark_call_duration_seconds_count{service="oven",operation="bake",outcome="status"} 1',
      'waymark_circuit_open{operation="bake"} 0',
      'waymark_database_up 1',
    ]) {
      expect(lines).toContain(line);
    }
  });

  it('has nothing of what a visitor sends in its metrics and in its log', async () => {
    const { get, order, setOven, readMetrics, log } = await serveBakery(withMetrics);
    const marked = {
      'user-agent': 'CANARY',
      referer: 'https://CANARY.example',
      'x-request-id': 'CANARY-0123',
    };
    await order('CANARY', marked);
    setOven(400);
    await order('CANARY', marked);
    await get('/about/us?q=CANARY', { headers: marked });
    await get('/order?q=CANARY', { headers: { ...marked, cookie: 'CANARY' } });
    await get('/api/nothing/CANARY', { headers: marked });
    await get('/CANARY', { method: 'POST', body: 'CANARY', headers: marked });
    expect(log.filter(({ msg }) => String(msg).startsWith('operation '))).toHaveLength(2);
    expect(JSON.stringify(log)).not.toContain('CANARY');
    expect(await readMetrics()).not.toContain('CANARY');
  });

  it('counts nothing where no port is set', async () => {
    const { site } = await serveBakery();
    expect(site.observing.metricsAddress).toBeUndefined();
  });
});

describe('the id of a request', () => {
  it('goes from the answer to the log and to the provider', async () => {
    const { order, baked, log } = await serveBakery({ LOG_LEVEL: 'debug' });
    const answer = await order('Aroha');
    expect(await answer.json()).toMatchObject({ location: '/order/done' });
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(baked.map(({ headers }) => headers['x-request-id'])).toEqual([id]);
    expect(log.filter(({ msg }) => msg === 'operation answered')).toMatchObject([{ requestId: id }]);
    expect(log.filter(({ msg }) => msg === 'Deleted what has expired.')).toEqual([
      expect.not.objectContaining({ requestId: expect.anything() }),
    ]);
  });

  it('is that of a proxy of our own, where there is one', async () => {
    const { order, baked } = await serveBakery({ WAYMARK_PROXIES: '1' });
    const answer = await order('Aroha', { 'x-request-id': 'edge-0123456789' });
    expect(answer.headers.get('x-request-id')).toBe('edge-0123456789');
    expect(baked.map(({ headers }) => headers['x-request-id'])).toEqual(['edge-0123456789']);
  });

  it('is never that of a client', async () => {
    const { order, baked } = await serveBakery();
    const answer = await order('Aroha', { 'x-request-id': 'edge-0123456789' });
    expect(answer.headers.get('x-request-id')).not.toBe('edge-0123456789');
    expect(baked.map(({ headers }) => headers['x-request-id'])).toEqual([answer.headers.get('x-request-id')]);
  });
});
