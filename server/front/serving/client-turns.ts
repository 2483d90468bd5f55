import type { IncomingMessage, ServerResponse } from 'node:http';

/** Who sends requests from one network address. */
export interface Client {
  connections: number;
  /** Requests that are being answered. */
  answering: number;
  /** Requests that wait. */
  waiting: number;
  /** Those of them that may begin when the client has its turn. */
  readonly queue: WaitingRequest[];
  /** Number of the turn in which a request of the client was begun last. */
  turn: number;
}

export interface WaitingRequest {
  readonly client: Client;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

export interface ClientTurns {
  /** Whether a request of a client may begin at once. */
  mayBegin(client: Client): boolean;
  /** Notes that a request of a client begins. */
  began(client: Client): void;
  /** Notes that a request of a client has ended. */
  ended(client: Client): void;
  /** Has a request wait for its client's turn. */
  queue(waiting: WaitingRequest): void;
}

/** When requests have been begun for so long in one turn of the event loop, others wait for the next turn. */
const turnMs = 5;

/**
 * Shares the processor among clients: a client has at most so many requests answered at the same time, each may begin one
 * in every turn of the event loop, and more only early in the turn.
 *
 * @param begin begins a request that has waited
 */
export function clientTurns(mostRequests: number, begin: (waiting: WaitingRequest) => void): ClientTurns {
  /** Clients with a queue, of which one more request may be answered. */
  const ready = new Set<Client>();
  let [turn, turnBegan, isInTurn] = [0, 0, false];

  function beginTurn(): void {
    turn += 1;
    turnBegan = performance.now();
    isInTurn = true;
    setImmediate(endTurn);
  }

  function endTurn(): void {
    isInTurn = false;
    if (ready.size === 0) return;
    beginTurn();
    // A client that is put back is met again by this loop, after the others.
    for (const client of ready) {
      ready.delete(client);
      const waiting = client.queue.shift();
      if (waiting) begin(waiting);
      makeReady(client);
      if (isLate()) break;
    }
  }

  function isLate(): boolean {
    return performance.now() - turnBegan >= turnMs;
  }

  function makeReady(client: Client): void {
    if (client.queue.length === 0 || client.answering >= mostRequests) return;
    ready.add(client);
    if (!isInTurn) beginTurn();
  }

  return {
    mayBegin(client) {
      if (!isInTurn) beginTurn();
      const { queue, answering } = client;
      return queue.length === 0 && answering < mostRequests && (client.turn !== turn || !isLate());
    },
    began(client) {
      client.answering += 1;
      client.turn = turn;
    },
    ended(client) {
      client.answering -= 1;
      makeReady(client);
    },
    queue(waiting) {
      waiting.client.queue.push(waiting);
      makeReady(waiting.client);
    },
  };
}
