import type { Server } from 'node:http';
import type { MetricSources, Metrics } from './metrics.ts';
import type { MetricsAddress } from './metrics-server.ts';
import { type Recorder, silentRecorder } from './recorder.ts';
import type { TracesOptions } from './traces/open-telemetry.ts';
import type { Tracing } from './traces/tracing.ts';

/** How a running site is observed: counted and traced where that is switched on. */
export interface Observing {
  readonly recorder: Recorder;
  /** Undefined where nothing is traced. */
  readonly tracing: Tracing | undefined;
  /** Where metrics are read; undefined where there are none. */
  readonly metricsAddress: MetricsAddress | undefined;
  /** Says where to look whenever metrics are read. */
  watch(sources: MetricSources): void;
  stop(): Promise<void>;
}

export interface ObservingOptions {
  /** Where to answer `GET /metrics`; nothing is counted without it. */
  readonly metrics: MetricsAddress | undefined;
  /** Where traces go; nothing is traced without it. */
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
  const { openTelemetry } = await import('./traces/open-telemetry.ts');
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
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const metrics: Metrics = createMetrics();
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
