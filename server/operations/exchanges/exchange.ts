import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { ForbiddenAddress } from './guarded-lookup.ts';
import type { StreamedBody } from './multipart-body.ts';

/**
 * A connection pool for one service. Pools are never shared: a kept-alive socket was checked by one service's
 * guard only.
 */
export interface Connector {
  readonly agent: http.Agent;
  /**
   * For POST, which must not be sent again automatically. The other side may close a kept connection just as
   * it is used, so each POST has its own connection.
   */
  readonly postAgent: http.Agent;
  readonly lookup: LookupFunction;
}

export interface HttpRequest {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | StreamedBody;
  readonly maxResponseBytes: number;
  /** False if only the status is needed. */
  readonly readsBody: boolean;
}

export type HttpAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly contentType: string; readonly body: Buffer }
  | { readonly kind: 'failure'; readonly reason: 'network' | 'too-large' | 'refused' };

const drainMs = 1000;
const drainBytes = 65_536;

export function createConnector(protocol: string, lookup: LookupFunction): Connector {
  const { Agent } = protocol === 'https:' ? https : http;
  const bounds = { maxSockets: 64, maxFreeSockets: 16 };
  return {
    agent: new Agent({ ...bounds, keepAlive: true }),
    postAgent: new Agent({ ...bounds, keepAlive: false }),
    lookup,
  };
}

/** Sends one request and reads its answer. Redirects are not followed; bodies are read up to the limit. */
export function exchange(
  request: HttpRequest,
  connector: Connector,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  return new Promise((settle) => {
    const fail = (error: unknown) => settle({ kind: 'failure', reason: reasonOf(error) });
    try {
      const send = request.url.protocol === 'https:' ? https.request : http.request;
      const { method, headers } = request;
      const { lookup } = connector;
      const agent = method === 'POST' ? connector.postAgent : connector.agent;
      const outgoing = send(request.url, { method, headers, agent, lookup, signal });
      outgoing.on('error', fail);
      outgoing.on('response', (incoming) => readResponse(incoming, request, settle));
      if (typeof request.body !== 'object') outgoing.end(request.body);
      else pipeline(request.body.bytes(), outgoing).catch(fail);
    } catch {
      // Node refuses header values with line breaks, which could add other headers.
      settle({ kind: 'failure', reason: 'refused' });
    }
  });
}

function reasonOf(error: unknown): 'network' | 'refused' {
  return error instanceof ForbiddenAddress ? 'refused' : 'network';
}

function readResponse(
  incoming: http.IncomingMessage,
  { maxResponseBytes, readsBody }: HttpRequest,
  settle: (answer: HttpAnswer) => void,
): void {
  const status = incoming.statusCode ?? 0;
  const contentType = incoming.headers['content-type'] ?? '';
  const good = status >= 200 && status < 300;
  if (!good || !readsBody) {
    settle({ kind: 'answer', status, contentType, body: Buffer.alloc(0) });
    drain(incoming);
    return;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  const count = (bytes: number) => {
    size += bytes;
    if (size <= maxResponseBytes) return;
    settle({ kind: 'failure', reason: 'too-large' });
    incoming.destroy();
  };
  incoming.on('error', () => settle({ kind: 'failure', reason: 'network' }));
  incoming.on('end', () => settle({ kind: 'answer', status, contentType, body: Buffer.concat(chunks) }));
  incoming.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    count(chunk.length);
  });
  // If the declared length is over the limit, the body is not read.
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (announced > maxResponseBytes) count(announced);
}

/**
 * Reads a short unwanted body to its end, so that the connection can be reused; aborts a long or slow one.
 */
function drain(incoming: http.IncomingMessage): void {
  const deadline = setTimeout(() => incoming.destroy(), drainMs);
  let left = drainBytes;
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) incoming.destroy();
  });
  incoming.on('error', () => undefined);
  incoming.on('close', () => clearTimeout(deadline));
}
