import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Key } from '../keys/key-ring.ts';

export interface ClientLimitOptions {
  /** Calls that one client may make in a window. */
  readonly calls: number;
  readonly windowSeconds: number;
}

/** Limits for each client, each counted separately. */
export const usualLimits = {
  lookUps: { calls: 120, windowSeconds: 60 },
  /** Presses of forms, each of which may make calls: more than many visitors behind one address need. */
  presses: { calls: 600, windowSeconds: 60 },
  graphql: { calls: 120, windowSeconds: 60 },
  /** Questions to the search index: a visitor who types asks several. */
  searches: { calls: 120, windowSeconds: 60 },
  /** Site tokens and challenges of the human check: a page with a form asks for one of each. */
  tokens: { calls: 300, windowSeconds: 60 },
  /** Runs saved for later, each of which sends a message, and attempts to come back to one. */
  returns: { calls: 30, windowSeconds: 3600 },
  /** Attempts at the secret of the preview. */
  previews: { calls: 10, windowSeconds: 60 },
  /** Requests by a personal key of somebody who works on the site: a `waymark pull` makes many. */
  keys: { calls: 1200, windowSeconds: 60 },
  /** Browsers' reports about the policy of a page. */
  reports: { calls: 60, windowSeconds: 60 },
  /**
   * Uses of one solution of the human check, by its signature: enough to repeat a failed press, too few to send forms
   * in bulk.
   */
  solutions: { calls: 5, windowSeconds: 1200 },
  /** First presses of visitors, which store a new session. */
  sessions: { calls: 300, windowSeconds: 3600 },
} as const satisfies Readonly<Record<string, ClientLimitOptions>>;

export type LimitName = keyof typeof usualLimits;

export type SiteLimits = Readonly<Record<LimitName, ClientLimits>>;

/** Logged when a client is over a limit. */
export const tooManyRequests = 'A client has made too many requests.';

export type Admission =
  | { readonly admitted: true }
  | { readonly admitted: false; readonly retryAfterSeconds: number };

/** Limits how often one client may call. */
export interface ClientLimits {
  /** `client` is its network address, or another name that identifies it. */
  admit(client: string): Promise<Admission>;
}

/** The share of a server that one client may take. */
export interface ClientBudget {
  /** Open connections. Those of our own proxies have no limit. */
  readonly connections: number;
  /** Requests that are answered at the same time; further ones wait. */
  readonly requests: number;
  /** How long a connection may leave unread what waits to be sent on it. */
  readonly unreadMs: number;
}

export const usualBudget: ClientBudget = { connections: 256, requests: 64, unreadMs: 60_000 };

/** Where instances share their counts. */
export interface SharedCounts {
  readonly pool: Pool;
  /** Network addresses are stored only as hashes with this key. */
  readonly key: Key;
}

/**
 * Creates the limits of a site, counted in this process or, with a PostgreSQL store, by all its instances
 * together.
 */
export function createSiteLimits(
  shared?: SharedCounts,
  sessionsAnHour: number = usualLimits.sessions.calls,
): SiteLimits {
  const limits = { ...usualLimits, sessions: { ...usualLimits.sessions, calls: sessionsAnHour } };
  const limit = (name: LimitName) => createClientLimits(limits[name], shared && { ...shared, name });
  return {
    lookUps: limit('lookUps'),
    presses: limit('presses'),
    graphql: limit('graphql'),
    searches: limit('searches'),
    tokens: limit('tokens'),
    returns: limit('returns'),
    previews: limit('previews'),
    keys: limit('keys'),
    // Counted in this process only: nothing is stored of a report.
    reports: createClientLimits(limits.reports),
    solutions: limit('solutions'),
    sessions: limit('sessions'),
  };
}

/**
 * Creates one limit, counted in this process unless it is shared. While the database is away, each process
 * counts separately.
 */
export function createClientLimits(
  { calls, windowSeconds }: ClientLimitOptions,
  shared?: SharedCounts & { readonly name: string },
): ClientLimits {
  const limit = { points: calls, duration: windowSeconds };
  const own = new RateLimiterMemory(limit);
  const limiter =
    shared === undefined
      ? own
      : new RateLimiterPostgres({
          ...limit,
          storeClient: shared.pool,
          storeType: 'pool',
          tableName: 'client_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          keyPrefix: shared.name,
          // A client over the limit causes no more queries.
          inMemoryBlockOnConsumed: calls + 1,
          insuranceLimiter: own,
        });
  return {
    async admit(client) {
      const key = clientKey(client);
      try {
        await limiter.consume(
          shared === undefined
            ? key
            : createHmac('sha256', shared.key.secret).update(key).digest('base64url'),
        );
        return { admitted: true };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { admitted: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
      }
    },
  };
}

/** The key by which a client is counted. An IPv6 client owns a whole /64, so its addresses count as one. */
export function clientKey(client: string): string {
  if (!isIPv6(client) || client.includes('.')) return client;
  const [head = '', tail] = client.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
