import type { Server } from 'node:http';
import type { MetricSources, Metrics } from './metrics.ts';
import type { MetricsAddress } from './metrics-server.ts';
import { type Recorder, silentRecorder } from './recorder.ts';

/** How a running site is observed: counted where metrics are switched on. */
export interface Observing {
  readonly recorder: Recorder;
  /** Where metrics are read; undefined where there are none. */
  readonly metricsAddress: MetricsAddress | undefined;
  /** Says where to look whenever metrics are read. */
  watch(sources: MetricSources): void;
  stop(): Promise<void>;
}

export interface ObservingOptions {
  /** Where to answer `GET /metrics`; nothing is counted without it. */
  readonly metrics: MetricsAddress | undefined;
}

export const unobserved: Observing = {
  recorder: silentRecorder,
  metricsAddress: undefined,
  watch: () => undefined,
  stop: async () => undefined,
};

/** Loads and starts only what is switched on. */
export async function startObserving({ metrics: address }: ObservingOptions): Promise<Observing> {
  if (!address) return unobserved;
  const [{ createMetrics }, { serveMetrics }] = await Promise.all([
    import('./metrics.ts'),
    import('./metrics-server.ts'),
  ]);
  const metrics: Metrics = createMetrics();
  const server = await serveMetrics(metrics, address);
  return {
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
