import type { Log } from '../../observing/log.ts';
import type { Bucket } from '../../store/assets/bucket.ts';
import type { Database } from '../../store/database/database.ts';
import { createJob, JobLost } from '../../store/job.ts';
import { expiredRows } from './expired-rows.ts';
import type { RetentionLimits, RetentionParts } from './parts.ts';
import { deleteLooseObjects, deleteUnusedAssets } from './unused-assets.ts';
import { deleteUnusedFiles } from './unused-files.ts';
import { deleteUnusedRevisions, retireReleases } from './unused-releases.ts';

/** Result of the job's last run. */
export interface RetentionReport {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** Number of deleted rows, by kind. */
  readonly deleted: { readonly [part: string]: number };
  /** Kinds whose deletion failed. */
  readonly failed: readonly string[];
}

export interface Retention {
  /**
   * Deletes expired data; undefined if another instance is doing so or has just done so. Never rejects:
   * failures are logged, and tried again the next time.
   */
  run(options?: { readonly early?: boolean }): Promise<RetentionReport | undefined>;
  /** Number of rows that would be deleted now, by kind. */
  count(): Promise<{ readonly [part: string]: number }>;
  /** The last report known to this instance, of any instance. */
  last(): RetentionReport | undefined;
  /** Runs now and at regular intervals. */
  start(): void;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

export interface RetentionOptions {
  readonly database: Database;
  readonly parts: RetentionParts;
  readonly log: Log;
  readonly everyMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** This instance is stopping; the rest is left for the next. */
class Stopped extends Error {}

/** All parts with a limit. Sessions come before releases, because a session keeps its release. */
export function retentionParts(database: Database, limits: RetentionLimits, bucket?: Bucket): RetentionParts {
  return {
    ...expiredRows(database, limits),
    // After sessions, which keep their files.
    files: deleteUnusedFiles(database),
    releases: retireReleases(database, limits),
    revisions: deleteUnusedRevisions(database, limits),
    assets: deleteUnusedAssets(database),
    ...(bucket && { objects: deleteLooseObjects(database, bucket) }),
  };
}

/** Deletes expired data, one instance at a time and part by part; a failing part does not stop the others. */
export function createRetention(options: RetentionOptions): Retention {
  const { database, parts, log, everyMs = 10 * 60_000, now = Date.now } = options;
  const job = createJob(database, 'retention', now);
  let report: RetentionReport | undefined;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isStopping = false;

  async function run(early: boolean): Promise<RetentionReport | undefined> {
    const held = await job.take(now(), early);
    if (held === undefined) {
      // Only `end` below writes this report.
      report = ((await job.lastReport()) as RetentionReport | undefined) ?? report;
      return undefined;
    }
    const deleted: { [part: string]: number } = {};
    const failed: string[] = [];
    const afterBatch = async () => {
      if (isStopping) throw new Stopped();
      await held.renew();
    };
    for (const [part, { remove }] of Object.entries(parts)) {
      try {
        deleted[part] = await remove(now(), afterBatch);
        await afterBatch();
      } catch (error) {
        if (error instanceof JobLost) throw error;
        if (error instanceof Stopped) break;
        failed.push(part);
        log.warn({ part, reason: String(error) }, 'Cannot delete what has expired.');
      }
    }
    report = { at: new Date(now()).toISOString(), deleted, failed };
    await held.end(report, isStopping ? now() : now() + everyMs);
    log.info({ deleted }, 'Deleted what has expired.');
    return report;
  }

  function unable(error: unknown): undefined {
    log.warn({ reason: String(error) }, 'The retention job could not be done.');
  }

  return {
    run: ({ early = false } = {}) => run(early).catch(unable),
    async count() {
      const counts: { [part: string]: number } = {};
      for (const [part, { count }] of Object.entries(parts)) counts[part] = await count(now());
      return counts;
    },
    last: () => report,
    start() {
      const begin = () => {
        turn = turn.then(() => run(false)).catch(unable);
      };
      begin();
      timer = setInterval(begin, everyMs).unref();
    },
    async stop() {
      isStopping = true;
      clearInterval(timer);
      await turn;
    },
  };
}
