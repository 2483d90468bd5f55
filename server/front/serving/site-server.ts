import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { englishWords } from '#engine';
import { type ClientBudget, usualBudget } from '../../http/client-limits.ts';
import { messageDocument, messageHeaders, messagePolicy } from '../../http/message-document.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { Sockets } from '../../observing/metrics/metric-sources.ts';
import { type BodyTimes, limitBodyTime, usualBodyTimes } from './body-time.ts';
import { keepClientBudgets, type SpeakingSite } from './client-budgets.ts';
import { isHealthPath, livePath } from './health.ts';

export interface SiteServerOptions {
  /** Most open connections; further ones are closed at once. */
  readonly mostSockets?: number;
  /** Time limit for the head of a request, from the opening of the connection. */
  readonly headersTimeoutMs?: number;
  /** How long a connection may be idle between two requests. */
  readonly keepAliveMs?: number;
  /** How long a connection may be idle during a request or a response. */
  readonly silenceMs?: number;
  /** How long the body of a request may take. */
  readonly bodyTimes?: BodyTimes;
  /** Limits of one client. */
  readonly budget?: ClientBudget;
  /** Number of our own proxies that a request passes through. */
  readonly proxies?: number;
  /** Called whenever a client is over its budget. */
  readonly onLimit?: (limit: keyof Sockets['limited']) => void;
  /** The site in whose words requests are refused; English before it has started. */
  readonly site?: () => SpeakingSite | undefined;
  /** Paths at which another handler answers protocol upgrades. */
  readonly mayUpgrade?: (path: string) => boolean;
}

export interface SiteServer {
  readonly http: Server;
  sockets(): Sockets;
}

/**
 * The HTTP server of the site. It does not keep useless connections: it refuses upgrades, and cuts off silent
 * clients. It keeps each client to its budget, and leaves enough descriptors for the site's own files and connections.
 */
export function createSiteServer(listener: RequestListener, options: SiteServerOptions = {}): SiteServer {
  const {
    mostSockets = usualMostSockets(),
    headersTimeoutMs = 10_000,
    keepAliveMs = 75_000,
    silenceMs = 300_000,
    bodyTimes = usualBodyTimes,
    budget = usualBudget,
    proxies = 0,
    onLimit,
    site,
    mayUpgrade,
  } = options;
  const http = createServer({
    headersTimeout: headersTimeoutMs,
    // Bodies have limits of their own, by what they are; an upload may take long.
    requestTimeout: Math.max(bodyTimes.longestMs + bodyTimes.spanMs, headersTimeoutMs),
    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(2_000, headersTimeoutMs),
  });
  http.maxConnections = mostSockets;
  http.timeout = silenceMs;
  const inTime: RequestListener = (request, response) => {
    limitBodyTime(request, response, bodyTimes, () => {
      if (response.headersSent) request.socket.destroy();
      else refuseSocket(request.socket, 408);
    });
    listener(request, response);
  };
  const taken = keepClientBudgets(http, inTime, {
    budget,
    proxies,
    ...(onLimit && { onLimit }),
    ...(site && { site }),
  });

  let open = 0;
  http.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
  http.on('upgrade', ({ url = '' }, socket) => {
    if (!mayUpgrade?.(url)) refuseSocket(socket, 400);
  });
  http.on('connect', (_request, socket) => refuseSocket(socket, 400));
  const requests = new WeakMap<Duplex, number>();
  http.on('request', ({ socket }) => requests.set(socket, (requests.get(socket) ?? 0) + 1));
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT') refuseSocket(socket, statusOf(error.code));
    else {
      // A server that was busy looks at the clock before it reads: what has arrived meanwhile is read first.
      const before = requests.get(socket);
      setImmediate(() => {
        if (requests.get(socket) === before) refuseSocket(socket, 408);
      });
    }
  });
  return {
    http,
    sockets: () => ({ open, most: mostSockets, ...taken() }),
  };
}

function statusOf(code: string | undefined): number {
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
}

/** Answers on a connection that Node's server no longer handles, and closes it. */
function refuseSocket(socket: Duplex, status: number): void {
  const headers = { ...securityHeaders, 'content-security-policy': messagePolicy, connection: 'close' };
  const lines = Object.entries({ ...headers, 'content-length': 0 }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.on('error', () => undefined);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`, () => socket.destroy());
}

/** Four fifths of the descriptors that this process may open. */
function usualMostSockets(): number {
  const report: { readonly userLimits?: { readonly open_files?: { readonly soft?: unknown } } } = Object(
    process.report?.getReport(),
  );
  const descriptors = Number(report.userLimits?.open_files?.soft);
  return Number.isFinite(descriptors) && descriptors > 0 ? Math.floor(descriptors * 0.8) : 50_000;
}

const headers = { ...securityHeaders, ...messageHeaders, 'retry-after': '1' };

/**
 * Answers while the site starts and no documents are loaded: the browser asks again by itself.
 *
 * @param isDatabaseAway included in answers to health checks
 */
export function answerLoading(isDatabaseAway: boolean): RequestListener {
  const health = JSON.stringify({ status: 'starting', ...(isDatabaseAway && { database: 'away' }) });
  return ({ url = '' }, response) => {
    if (isHealthPath(url)) {
      response.writeHead(url === livePath ? 200 : 503, { ...headers, 'content-type': 'application/json' });
      response.end(url === livePath ? '{"status":"live"}' : health);
    } else {
      response.writeHead(503, { ...headers, refresh: '1' });
      response.end(messageDocument({ language: 'en', title: englishWords.messages.loading }));
    }
  };
}
