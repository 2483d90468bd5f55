import type { Log } from './database/database.ts';

/** Deletes what has expired of one kind, and says how many rows that were. */
export type PurgePart = () => Promise<number>;

/** What the last purge has done. */
export interface PurgeReport {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Rows that were deleted, by kind. */
  readonly deleted: { readonly [part: string]: number };
  /** Kinds of which nothing could be deleted. */
  readonly failed: readonly string[];
}

export interface Purge {
  /** Deletes what has expired. It never rejects: what fails is logged, and tried again next time. */
  run(): Promise<PurgeReport>;
  /** Undefined before the first purge has ended. */
  last(): PurgeReport | undefined;
  /** Purges now and every so often. */
  start(everyMs: number): void;
  stop(): void;
}

export interface PurgeOptions {
  readonly parts: { readonly [part: string]: PurgePart };
  readonly log: Log;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Deletes what has expired, kind by kind: one that fails keeps no other from being deleted. */
export function createPurge({ parts, log, now = Date.now }: PurgeOptions): Purge {
  let report: PurgeReport | undefined;
  let timer: NodeJS.Timeout | undefined;
  async function run(): Promise<PurgeReport> {
    const deleted: { [part: string]: number } = {};
    const failed: string[] = [];
    for (const [part, purge] of Object.entries(parts)) {
      try {
        deleted[part] = await purge();
      } catch (error) {
        failed.push(part);
        log.warn({ part, reason: String(error) }, 'Cannot delete what has expired.');
      }
    }
    report = { at: new Date(now()).toISOString(), deleted, failed };
    log.info({ deleted }, 'Deleted what has expired.');
    return report;
  }
  return {
    run,
    last: () => report,
    start(everyMs) {
      void run();
      timer = setInterval(() => void run(), everyMs).unref();
    },
    stop: () => clearInterval(timer),
  };
}
