import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops a server without cutting requests short. */
export interface ServerDrain {
  /** Number of requests in progress. */
  readonly inFlight: number;
  /**
   * Accepts requests for a little longer, each on a connection that closes after its answer; then accepts
   * none, closes idle connections and waits for the rest.
   *
   * @returns number of requests cut short, because they took longer than `longestMs`
   */
  drain(limits: DrainLimits): Promise<number>;
}

export interface DrainLimits {
  /** How long requests are still accepted, so that a load balancer can notice the failing health check. */
  readonly noticeMs: number;
  /** How long accepted requests may take. */
  readonly longestMs: number;
}

export function serverDrain(server: Server): ServerDrain {
  const inFlight = new Set<ServerResponse>();
  let isDraining = false;
  let onEnd = () => {};

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    inFlight.add(response);
    // Sends `connection: close`, and closes the connection after the answer.
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
      // Has no effect on answers whose head was sent: their connections are closed once they are idle.
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
