import type { Server } from 'node:http';
import type { MetricSources } from './metrics/metric-sources.ts';
import type { MetricsAddress } from './metrics/metrics.ts';
import type { TracesOptions } from './open-telemetry.ts';
import { type Recorder, silentRecorder } from './recorder.ts';
import type { Tracing } from './tracing.ts';

/** Metrics and traces of a running site, as far as they are switched on. */
export interface Observing {
  readonly recorder: Recorder;
  /** Undefined if tracing is off. */
  readonly tracing: Tracing | undefined;
  /** Address where metrics are served; undefined if metrics are off. */
  readonly metricsAddress: MetricsAddress | undefined;
  /** Sets the sources that are looked up whenever metrics are read. */
  watch(sources: MetricSources): void;
  stop(): Promise<void>;
}

export interface ObservingOptions {
  /** Where to answer `GET /metrics`; if undefined, nothing is counted. */
  readonly metrics: MetricsAddress | undefined;
  /** Collector of traces; if undefined, nothing is traced. */
  readonly traces: TracesOptions | undefined;
}

export const unobserved: Observing = {
  recorder: silentRecorder,
  tracing: undefined,
  metricsAddress: undefined,
  watch: () => undefined,
  stop: async () => undefined,
};

/** Loads and starts only what is switched on. */
export async function startObserving({ metrics, traces }: ObservingOptions): Promise<Observing> {
  const counted = metrics ? await startMetrics(metrics) : unobserved;
  if (!traces) return counted;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const tracing = openTelemetry(traces);
  return {
    ...counted,
    tracing,
    stop: async () => {
      await Promise.all([tracing.stop(), counted.stop()]);
    },
  };
}

async function startMetrics(address: MetricsAddress): Promise<Observing> {
  const { createMetrics, serveMetrics } = await import('./metrics/metrics.ts');
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, address);
  return {
    ...unobserved,
    recorder: metrics.recorder,
    metricsAddress: { host: address.host, port: portOf(server) },
    watch: metrics.watch,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
