import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { englishWords, type WordedSite } from '#engine';
import { clientAddress } from '../../http/client-address.ts';
import { type ClientBudget, clientKey } from '../../http/client-limits.ts';
import { messageDocument, messageHeaders } from '../../http/message-document.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import type { Sockets } from '../../observing/metrics/metric-sources.ts';
import { type Client, clientTurns, type WaitingRequest } from './client-turns.ts';

/** Parts of a site that a refusal needs. */
export type SpeakingSite = Pick<WordedSite, 'language' | 'words'>;

const englishSite: SpeakingSite = { language: 'en', words: englishWords };

/** Requests of one client that may wait; further ones are refused. */
const mostWaiting = 512;

/** Requests that a connection may send ahead of the one that is answered; then it is not read until they are. */
const mostAhead = 4;

const sweepMs = 1000;

interface Connection {
  readonly socket: Socket;
  /** Undefined behind proxies, whose connections are used by many clients. */
  readonly client: Client | undefined;
  /** Whether a request is in a queue or is being answered: the next one waits for its end. */
  isBusy: boolean;
  /** Whose request is being answered. */
  answered: Client | undefined;
  /** Requests that were sent ahead. */
  readonly ahead: WaitingRequest[];
  /** Bytes that the client had taken when it last took any; kept while more wait. */
  taken: number;
  takenAt: number | undefined;
}

export interface ClientBudgetOptions {
  readonly budget: ClientBudget;
  /** Number of our own proxies that a request passes through. */
  readonly proxies: number;
  readonly onLimit?: (limit: keyof Sockets['limited']) => void;
  /** The site in whose words requests are refused; English before it has started. */
  readonly site?: () => SpeakingSite | undefined;
}

/**
 * Answers the requests of a server so that one client cannot keep the others from being served. A connection has one
 * request answered at a time, a client has a limited number, and clients take turns. What is over the budget waits, or
 * is refused.
 */
export function keepClientBudgets(
  server: Server,
  listener: RequestListener,
  { budget, proxies, onLimit = () => undefined, site = () => undefined }: ClientBudgetOptions,
): () => Pick<Sockets, 'waiting' | 'limited'> {
  const clients = new Map<string, Client>();
  const connections = new Map<Socket, Connection>();
  const limited = { connections: 0, requests: 0, unread: 0 };

  function limit(name: keyof typeof limited): void {
    limited[name] += 1;
    onLimit(name);
  }

  function clientAt(address: string): Client {
    const key = clientKey(address);
    const known = clients.get(key);
    if (known !== undefined) return known;
    const client: Client = { connections: 0, answering: 0, waiting: 0, queue: [], turn: 0 };
    clients.set(key, client);
    return client;
  }

  server.on('connection', (socket) => {
    const client = proxies === 0 ? clientAt(socket.remoteAddress ?? '') : undefined;
    if (client !== undefined) {
      if (client.connections >= budget.connections) {
        limit('connections');
        socket.destroy();
        return;
      }
      client.connections += 1;
    }
    const connection: Connection = {
      socket,
      client,
      isBusy: false,
      answered: undefined,
      ahead: [],
      taken: 0,
      takenAt: undefined,
    };
    connections.set(socket, connection);
    // Node resumes a connection with each request that ends.
    socket.on('resume', () => void (isFarAhead(connection) && socket.pause()));
    socket.once('close', () => {
      connections.delete(socket);
      if (client !== undefined) client.connections -= 1;
      for (const waiting of connection.ahead.splice(0)) drop(waiting);
      if (connection.answered !== undefined) endRequest(connection, connection.answered);
    });
  });

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket, headers } = request;
    const connection = connections.get(socket);
    if (connection === undefined || socket.destroyed) {
      // Node reads all that came in one piece, although the connection ended with an earlier request.
      response.emit('close');
      return;
    }
    const client =
      connection.client ??
      clientAt(clientAddress(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString(), proxies));
    if (!connection.isBusy && turns.mayBegin(client)) begin(connection, client, request, response);
    else wait(connection, { client, request, response });
  });

  function begin(connection: Connection, client: Client, request: IncomingMessage, response: ServerResponse) {
    connection.isBusy = true;
    connection.answered = client;
    turns.began(client);
    response.on('close', onClose);
    listener(request, response);
  }

  function onClose(this: ServerResponse): void {
    const connection = connections.get(this.req.socket);
    if (connection?.answered !== undefined) endRequest(connection, connection.answered);
  }

  function endRequest(connection: Connection, client: Client): void {
    const { socket, ahead } = connection;
    connection.isBusy = false;
    connection.answered = undefined;
    turns.ended(client);
    const next = ahead.shift();
    if (next !== undefined) queue(connection, next);
    if (socket.isPaused() && !isFarAhead(connection)) socket.resume();
  }

  function wait(connection: Connection, waiting: WaitingRequest): void {
    const { client } = waiting;
    if (client.waiting >= mostWaiting) {
      refuse(connection, waiting.response);
      return;
    }
    client.waiting += 1;
    if (!connection.isBusy) queue(connection, waiting);
    else if (connection.ahead.push(waiting) >= mostAhead) connection.socket.pause();
  }

  function queue(connection: Connection, waiting: WaitingRequest): void {
    connection.isBusy = true;
    turns.queue(waiting);
  }

  const turns = clientTurns(budget.requests, (waiting) => {
    const { client, request, response } = waiting;
    const connection = connections.get(request.socket);
    // Node has given up its connection, or its place on it.
    if (connection === undefined || response.socket === null) return drop(waiting);
    client.waiting -= 1;
    begin(connection, client, request, response);
  });

  /** Ends a request that nobody waits for any more. Node does not, if its answer has had no place on the connection. */
  function drop({ client, response }: WaitingRequest): void {
    client.waiting -= 1;
    response.emit('close');
  }

  function refuse(connection: Connection, response: ServerResponse): void {
    limit('requests');
    if (connection.isBusy) {
      connection.socket.destroy();
      response.emit('close');
      return;
    }
    // Its last request.
    connection.isBusy = true;
    const headers = { ...securityHeaders, ...messageHeaders, 'retry-after': '5', connection: 'close' };
    const { language, words } = site() ?? englishSite;
    response
      .writeHead(429, headers)
      .end(messageDocument({ language, title: words.messages.tooManyRequests }));
  }

  /** Closes connections that are not read, and forgets clients that are gone. */
  function sweep(): void {
    const now = performance.now();
    for (const connection of connections.values()) {
      if (!isUnread(connection, now, budget.unreadMs)) continue;
      limit('unread');
      connection.socket.destroy();
    }
    for (const [key, { connections: open, answering, waiting }] of clients)
      if (open + answering + waiting === 0) clients.delete(key);
  }
  const sweeping = setInterval(sweep, Math.min(sweepMs, budget.unreadMs)).unref();
  server.once('close', () => clearInterval(sweeping));

  return () => ({
    waiting: [...clients.values()].reduce((sum, { waiting }) => sum + waiting, 0),
    limited,
  });
}

function isFarAhead({ ahead }: Connection): boolean {
  return ahead.length >= mostAhead;
}

/** Whether a client has taken nothing for too long of what waits to be sent to it. */
function isUnread(connection: Connection, now: number, unreadMs: number): boolean {
  const { socket } = connection;
  const taken = socket.bytesWritten - socket.writableLength;
  if (socket.writableLength === 0) connection.takenAt = undefined;
  else if (connection.takenAt === undefined || taken !== connection.taken) connection.takenAt = now;
  connection.taken = taken;
  return connection.takenAt !== undefined && now - connection.takenAt > unreadMs;
}
