import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Ends a server without cutting a request short. */
export interface ServerDrain {
  /** Requests that are being answered. */
  readonly inFlight: number;
  /**
   * Takes requests for a little longer, each on a connection that ends with its answer; then takes none, ends what is idle and
   * waits for the rest.
   *
   * @returns how many requests were cut short, because they took longer than `longestMs`
   */
  drain(limits: DrainLimits): Promise<number>;
}

export interface DrainLimits {
  /** How long requests are still taken, so that a load balancer can notice that the health check fails. */
  readonly noticeMs: number;
  /** How long requests that were taken may go on. */
  readonly longestMs: number;
}

export function serverDrain(server: Server): ServerDrain {
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  let onEnd = () => {};

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    // Says `connection: close`, and ends the connection once the answer is out.
    if (isDraining) response.shouldKeepAlive = false;
    response.once('close', () => {
      inFlight.delete(response);
      onEnd();
    });
  });

  return {
    get inFlight() {
      return inFlight.size;
    },
    async drain({ noticeMs, longestMs }) {
      isDraining = true;
      // Has no effect on answers whose head is out already: their connections end as they become idle.
      for (const response of inFlight) response.shouldKeepAlive = false;
      await sleep(noticeMs);
      server.close();
      const ended = new Promise<void>((resolve) => {
        onEnd = () => {
          setImmediate(() => server.closeIdleConnections());
          if (inFlight.size === 0) resolve();
        };
        onEnd();
      });
      const limit = new AbortController();
      await Promise.race([
        ended,
        sleep(longestMs, undefined, { signal: limit.signal }).catch(() => undefined),
      ]);
      limit.abort();
      const cut = inFlight.size;
      server.closeAllConnections();
      return cut;
    },
  };
}
