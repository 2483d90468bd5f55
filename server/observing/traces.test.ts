import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { serveBakery } from '../../tests/support/instances/served-site.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { readTraceparent } from './tracing.ts';

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

/** A collector of traces, and what it received. */
async function startCollector() {
  const paths: string[] = [];
  const spans: Span[] = [];
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const { resourceSpans } = (await json(request)) as Export;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUpAfterTest(() => {
    server.close();
    server.closeAllConnections();
  });
  return { paths, spans, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

function factsOf({ attributes }: Span): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}

const edge = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('a site with traces', () => {
  it('records a request, the press in it and the call in that, and passes the trace on', async () => {
    const { endpoint, paths, spans } = await startCollector();
    const { order, baked, site } = await serveBakery({
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      WAYMARK_PROXIES: '1',
    });
    await (await order('CANARY', { traceparent: edge })).text();
    await site.observing.tracing?.stop();
    expect(paths).toContain('/v1/traces');
    const [call, press] = ['call', 'press'].map((name) => spans.find((span) => span.name === name));
    const request = spans.find(({ spanId }) => spanId === press?.parentSpanId);
    expect([call, press, request].map((span) => span?.traceId)).toEqual(
      Array(3).fill('0af7651916cd43dd8448eb211c80319c'),
    );
    expect(call?.parentSpanId).toBe(press?.spanId);
    expect(request).toMatchObject({ name: 'request', parentSpanId: 'b7ad6b7169203331' });
    expect(call && factsOf(call)).toMatchObject({ operation: 'bake', service: 'oven', outcome: 'answered' });
    expect(press && factsOf(press)).toEqual({ journey: 'orders', step: 'bread', outcome: 'accepted' });
    expect(baked[0]?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);
    expect(JSON.stringify(spans)).not.toContain('CANARY');
  });

  it('records the rendering of a page, which is none for one that is kept', async () => {
    const { endpoint, spans } = await startCollector();
    const { get, site } = await serveBakery({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    for (let time = 0; time < 2; time += 1) await (await get('/about/us')).text();
    await site.observing.tracing?.stop();
    const requests = spans.filter(({ name }) => name === 'request');
    const renders = spans.filter(({ name }) => name === 'render');
    expect([requests.length, renders.length]).toEqual([2, 1]);
    expect(requests.map(({ spanId }) => spanId)).toContain(renders[0]?.parentSpanId);
    expect(renders.map(factsOf)).toEqual([{ page: expect.any(String) }]);
  });

  it('begins traces of its own for whoever is no proxy of ours', async () => {
    const { endpoint } = await startCollector();
    const { order, baked } = await serveBakery({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
    await order('Aroha', { traceparent: edge });
    expect(baked[0]?.headers.traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(baked[0]?.headers.traceparent).not.toContain('0af7651916cd43dd8448eb211c80319c');
  });

  it('goes on as ever while the collector is away', async () => {
    const { order } = await serveBakery({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
    expect(await (await order('Aroha')).json()).toMatchObject({ location: '/order/done' });
  });

  it('traces nothing, and says nothing of traces to providers, where no collector is set', async () => {
    const { order, baked, site } = await serveBakery({ WAYMARK_PROXIES: '1' });
    await order('Aroha', { traceparent: edge });
    expect(site.observing.tracing).toBeUndefined();
    expect(baked[0]?.headers).not.toHaveProperty('traceparent');
  });
});

it.each([
  [edge, edge],
  [undefined, undefined],
  [`${edge}, ${edge}`, undefined],
  ['00-00000000000000000000000000000000-b7ad6b7169203331-01', undefined],
  ['00-0af7651916cd43dd8448eb211c80319c-0000000000000000-01', undefined],
  ['CANARY', undefined],
])('the trace of %j is %j', (header, traceparent) => {
  expect(readTraceparent(header)).toBe(traceparent);
});
