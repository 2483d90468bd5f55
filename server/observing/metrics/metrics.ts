import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Recorder } from '../recorder.ts';
import { type MetricDefinition, type MetricName, metricDefinitions } from './metric-definitions.ts';
import type { MetricSources } from './metric-sources.ts';
import { RequestHistogram } from './request-histogram.ts';

export interface Metrics {
  readonly recorder: Recorder;
  readonly contentType: string;
  /** Sets the sources, once the site has started. */
  watch(sources: MetricSources): void;
  /** All metrics in the text format of Prometheus. */
  read(): Promise<string>;
}

/** Creates the metrics of this process, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const configuration = (name: MetricName) => {
    const { labels, help, buckets }: MetricDefinition = metricDefinitions[name];
    const common = { name, help, labelNames: [...labels], registers: [registry] };
    return buckets ? { ...common, buckets: [...buckets] } : common;
  };
  const histogram = (name: MetricName) => new Histogram(configuration(name));
  const counter = (name: MetricName) => new Counter(configuration(name));
  const gauge = (name: MetricName) => new Gauge(configuration(name));

  const requests = new RequestHistogram(configuration('waymark_request_duration_seconds'));
  const renders = histogram('waymark_render_duration_seconds');
  // Counted in plain numbers, as every page is; passed to the registry when metrics are read.
  const lookedUp = {
    page: { hit: 0, miss: 0 },
    frame: { hit: 0, miss: 0 },
    picture: { hit: 0, miss: 0 },
  };
  new Counter({
    ...configuration('waymark_page_cache_lookups_total'),
    collect() {
      this.reset();
      for (const [cache, results] of Object.entries(lookedUp)) {
        for (const [result, count] of Object.entries(results)) this.inc({ cache, result }, count);
      }
    },
  });
  const calls = histogram('waymark_call_duration_seconds');
  const ruleFaults = counter('waymark_rule_faults_total');
  const securityReports = counter('waymark_security_reports_total');
  const publishLag = histogram('waymark_publish_lag_seconds');
  const circuits = gauge('waymark_circuit_open');
  const sockets = gauge('waymark_sockets');
  const mostSockets = gauge('waymark_sockets_most');
  const waiting = gauge('waymark_requests_waiting');
  const clientsLimited = counter('waymark_clients_limited_total');
  const databaseUp = gauge('waymark_database_up');
  const submissions = gauge('waymark_submissions');
  const outboxCalls = gauge('waymark_outbox_calls');
  const outboxOldest = gauge('waymark_outbox_oldest_seconds');
  const sessions = gauge('waymark_sessions');
  const searchLag = gauge('waymark_search_index_lag_seconds');
  const releasesBehind = gauge('waymark_search_index_releases_behind');
  let sources: MetricSources | undefined;

  async function look(given: MetricSources) {
    const { sockets: countSockets, circuits: listCircuits, countStored, indexLag } = given;
    const counted = countSockets();
    if (counted) {
      sockets.set(counted.open);
      mostSockets.set(counted.most);
      waiting.set(counted.waiting);
      // Counted by the server, which starts first.
      clientsLimited.reset();
      for (const [limit, times] of Object.entries(counted.limited)) clientsLimited.inc({ limit }, times);
    }
    for (const [operation, state] of Object.entries(listCircuits())) {
      circuits.set({ operation }, state === 'open' ? 1 : 0);
    }
    const [stored, lag] = await Promise.all([
      countStored().catch(() => undefined),
      indexLag?.().catch(() => undefined),
    ]);
    databaseUp.set(stored ? 1 : 0);
    // Unknown values are removed: an old number would look like a new one.
    for (const metric of [submissions, outboxCalls]) metric.reset();
    for (const metric of [outboxOldest, sessions, searchLag, releasesBehind]) metric.remove();
    if (lag) {
      searchLag.set(lag.seconds);
      releasesBehind.set(lag.releases);
    }
    if (!stored) return;
    for (const [state, count] of Object.entries(stored.submissions)) submissions.set({ state }, count);
    for (const [state, count] of Object.entries(stored.outbox)) outboxCalls.set({ state }, count);
    outboxOldest.set(stored.outboxOldestSeconds);
    sessions.set(stored.sessions);
  }

  return {
    contentType: registry.contentType,
    watch(given) {
      sources = given;
    },
    async read() {
      if (sources) await look(sources);
      return await registry.metrics();
    },
    recorder: {
      request: (kind, status, seconds) => requests.count(kind, status, seconds),
      render: (outcome, seconds) => renders.observe({ outcome }, seconds),
      lookUp: (cache, result) => {
        lookedUp[cache][result] += 1;
      },
      call: ({ service, operation, outcome, seconds }) =>
        calls.observe({ service, operation, outcome }, seconds),
      ruleFault: (code) => ruleFaults.inc({ code }),
      securityReport: (directive) => securityReports.inc({ directive }),
      releaseShown: (seconds) => publishLag.observe(seconds),
    },
  };
}

export interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Answers `GET /metrics` at its own address, which visitors cannot reach.
 *
 * @throws if it cannot listen there
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'contentType' | 'read'>,
  { host, port }: MetricsAddress,
): Promise<Server> {
  const server = createServer(({ method, url }, response) => {
    if (url !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(url === '/metrics' ? 405 : 404, { connection: 'close' }).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.headersTimeout = 5000;
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return server.unref();
}
