import { randomUUID } from 'node:crypto';
import type { KeyRing } from '../../keys/key-ring.ts';
import { seal, unseal } from '../../keys/seal.ts';
import type { ErrorLog } from '../../observing/log.ts';
import { outsideRequests } from '../../observing/request-context.ts';
import type { Connection } from '../../sessions/sessions.ts';
import type { Database } from '../../store/database/database.ts';
import { type OutboxRow, outboxRows } from './outbox-rows.ts';
import { retryDelayMs } from './retry-delay.ts';

/** A call that no visitor waits for. */
export interface OutboxCall {
  /** The same for every attempt, so that the receiver recognises a repeat. */
  readonly transactionId: string;
  /** Shown to operators. */
  readonly operation: string;
  /** JSON: everything needed to make the call later. It may be personal, so it is stored sealed. */
  readonly content: unknown;
  /** Run of the journey that asks for the call; forgetting the run deletes the call. */
  readonly run?: string;
  /** Release that the call needs; it is kept until the call is made. */
  readonly release?: string;
}

/** Result of one attempt at a call. A final failure is not retried. */
export type Sending =
  | { readonly outcome: 'sent' }
  | { readonly outcome: 'failed'; readonly reason: string; readonly isFinal: boolean };

export type SendCall = (call: OutboxCall) => Promise<Sending>;

/**
 * Calls that are made after their press has been answered: each at least once, under one transaction id, by
 * any instance. A call is stored in the database before the press goes on, so it survives the end of this
 * process.
 */
export interface Outbox {
  /**
   * Stores a call to be made. A call with a known transaction id is not stored again. In a transaction, the
   * call is found by the first look after its commit.
   */
  put(call: OutboxCall, connection?: Connection): Promise<void>;
  /** Looks for calls that are due now, before the next interval. */
  wake(): void;
  /** Starts to make the calls that are due, those of other instances too. */
  start(send: SendCall): void;
  /** Resolves once this process is making no call and none is due. */
  whenIdle(): Promise<void>;
  /** Starts no further call, and resolves once the calls in progress have ended. */
  stop(): Promise<void>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly log: ErrorLog;
  /** Time after its last heartbeat when an instance that was making a call counts as dead. */
  readonly leaseMs?: number;
  /** Interval of looking for calls of other instances and for retries. */
  readonly pollMs?: number;
  /** Time after which a call that keeps failing is given up. */
  readonly giveUpAfterMs?: number;
  /** How long calls that were made or given up are remembered; 90 days by default. */
  readonly memoryMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

const dayMs = 86_400_000;
const mostAtOnce = 8;

export function createOutbox(options: OutboxOptions): Outbox {
  const {
    database,
    keys,
    log,
    leaseMs = 15_000,
    pollMs = 2000,
    giveUpAfterMs = dayMs,
    memoryMs = 90 * dayMs,
    now = Date.now,
  } = options;
  const rows = outboxRows(database);
  const owner = randomUUID();
  const inFlight = new Set<Promise<void>>();
  let send: SendCall | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isAway = false;

  /** Looks for calls that are due, now. */
  function look(): Promise<void> {
    looking ??= outsideRequests(claimDue).finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function claimDue(): Promise<void> {
    try {
      while (send !== undefined && inFlight.size < mostAtOnce) {
        const row = await rows.claim(owner, now(), now() + leaseMs);
        if (row === undefined) break;
        launch(row, send);
      }
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ reason: messageOf(error) }, 'The outbox cannot be read; it is tried again.');
      isAway = true;
    }
  }

  function launch(row: OutboxRow, sendNow: SendCall): void {
    const ended = attempt(row, sendNow)
      .catch((error: unknown) => {
        // The lease expires, and the call is made again under the same id.
        log.warn({ operation: row.operation, reason: messageOf(error) }, 'A call of the outbox broke off.');
      })
      .finally(() => {
        inFlight.delete(ended);
        void look();
      });
    inFlight.add(ended);
  }

  async function attempt(row: OutboxRow, sendNow: SendCall): Promise<void> {
    const { transaction_id: transactionId, operation } = row;
    const keep = () => rows.changeOwned(owner, transactionId, { due_at: now() + leaseMs });
    const heartbeat = setInterval(() => void keep().catch(() => undefined), leaseMs / 3);
    try {
      const text = unseal(keys, row.content, transactionId);
      const sending: Sending =
        text === undefined
          ? { outcome: 'failed', reason: 'sealed under a secret that is gone', isFinal: true }
          : await sendNow({ transactionId, operation, content: JSON.parse(text) });
      await record(row, sending);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function record(row: OutboxRow, sending: Sending): Promise<void> {
    const { transaction_id: transactionId, operation, attempts } = row;
    if (sending.outcome === 'sent') {
      await rows.changeOwned(owner, transactionId, { state: 'sent', content: '', reason: '', due_at: now() });
      return;
    }
    const { reason, isFinal } = sending;
    const dueAt = now() + retryDelayMs(attempts);
    const isGivenUp = isFinal || dueAt > row.created_at + giveUpAfterMs;
    const change = isGivenUp ? { state: 'given-up', due_at: now() } : { due_at: dueAt, owner: '' };
    await rows.changeOwned(owner, transactionId, { ...change, reason });
    const entry = { operation, transactionId, attempts, reason };
    if (isGivenUp) log.error(entry, 'A call of the outbox was given up; "waymark outbox" lists it.');
    else log.warn(entry, 'A call of the outbox failed and is made again.');
  }

  return {
    async put({ transactionId, operation, content, run = '', release = '' }, connection) {
      const row = {
        transaction_id: transactionId,
        operation,
        content: seal(keys, JSON.stringify(content), transactionId),
        state: 'waiting',
        attempts: 0,
        owner: '',
        due_at: now(),
        reason: '',
        created_at: now(),
        expires_at: now() + memoryMs,
        run,
        release_id: release,
      };
      await rows.insert(row, connection);
      if (connection === undefined) void look();
    },
    wake: () => void look(),
    start(given) {
      send = given;
      timer ??= setInterval(() => void look(), pollMs).unref();
      void look();
    },
    async whenIdle() {
      do {
        await look();
        await Promise.all(inFlight);
      } while (inFlight.size > 0);
    },
    async stop() {
      send = undefined;
      clearInterval(timer);
      await looking;
      await Promise.all(inFlight);
    },
  };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
