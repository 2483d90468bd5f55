/** Values looked up whenever metrics are read. */
export interface MetricSources {
  readonly sockets: () => Sockets | undefined;
  readonly circuits: () => Readonly<Record<string, CircuitState>>;
  /** Rejects while the database is away. */
  readonly countStored: () => Promise<StoredCounts>;
  /** How far the search index is behind; rejects while the database is away, undefined without an index. */
  readonly indexLag: (() => Promise<IndexLag>) | undefined;
}

/** Open connections of the server, and their requests. */
export interface Sockets {
  readonly open: number;
  readonly most: number;
  /** Requests that wait until others of their client have been answered. */
  readonly waiting: number;
  /** How often clients were limited since the start, by what they had too much of. */
  readonly limited: Readonly<Record<'connections' | 'requests' | 'unread', number>>;
}

/** `open`: the calls of an operation keep failing, and only an occasional trial is made. */
export type CircuitState = 'closed' | 'open';

/** Numbers of stored rows about visitors. */
export interface StoredCounts {
  readonly submissions: {
    /** In progress. */
    readonly open: number;
    /** Not in progress, and some of their calls may have been made. */
    readonly unknown: number;
    readonly failed: number;
  };
  readonly outbox: { readonly waiting: number; readonly 'given-up': number };
  /** 0 if no call is waiting. */
  readonly outboxOldestSeconds: number;
  readonly sessions: number;
}

/** How far the index is behind the live release; zeros if it is up to date. */
export interface IndexLag {
  /** Releases that went live after the last one that is in the index. */
  readonly releases: number;
  /** Age of the oldest of them. */
  readonly seconds: number;
}

/**
 * Caches a value for `maxAgeMs`. Callers during a read share it; a failed read is not cached.
 *
 * @param now returns milliseconds
 */
export function readRarely<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, now }: { readonly maxAgeMs: number; readonly now: () => number },
): () => Promise<Value> {
  let last: Promise<Value> | undefined;
  let isOldAt = 0;
  return () => {
    if (last && now() < isOldAt) return last;
    isOldAt = Number.POSITIVE_INFINITY;
    last = read().then(
      (value) => {
        isOldAt = now() + maxAgeMs;
        return value;
      },
      (error: unknown) => {
        isOldAt = 0;
        throw error;
      },
    );
    return last;
  };
}
