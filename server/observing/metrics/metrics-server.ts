import { createServer, type Server } from 'node:http';
import type { Metrics } from './metrics.ts';

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
