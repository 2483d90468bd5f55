import type { CompiledRelease } from '#engine';
import { hashJson } from '../keys/hash.ts';
import type { ErrorLog } from '../observing/log.ts';
import type { IndexLag } from '../observing/metrics/metric-sources.ts';
import { retryDelayMs } from '../operations/outbox/retry-delay.ts';
import { publicationsAfter } from '../store/audit.ts';
import type { Database } from '../store/database/database.ts';
import { createJob, type HeldJob, JobLost } from '../store/job.ts';
import { failureOf } from './client-options.ts';
import { type IndexWriter, indexSettings, type RecordChange, writtenAtOnce } from './index-writer.ts';
import { batchesOf, indexChanges, searchRecords, type WantedRecord } from './search-records.ts';
import type { SearchService } from './search-service.ts';

/** A release to be indexed. */
export interface IndexedRelease {
  readonly id: string;
  readonly compiled: CompiledRelease;
  /** When it began to be seen like this; see `SeenRelease`. */
  readonly since?: number | undefined;
}

export interface IndexerOptions {
  readonly database: Database;
  readonly writer: IndexWriter;
  readonly service: SearchService;
  /** Id of the live release, from the store. */
  readonly liveId: () => Promise<string | null>;
  /** The release that this instance shows. */
  readonly shown: () => IndexedRelease;
  readonly log: ErrorLog;
  /** Told after each turn why the index is not as it should be; undefined once it is. */
  readonly onTrouble?: (trouble: string | undefined) => void;
  readonly everyMs?: number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Result of a turn: `busy` if another instance is at work, a retry is not due yet, or this one is stopping. */
export type IndexOutcome =
  | { readonly outcome: 'unchanged' | 'busy' }
  | { readonly outcome: 'indexed'; readonly saved: number; readonly removed: number }
  | { readonly outcome: 'failed'; readonly reason: string };

export interface Indexer {
  /** Brings the index up to date if it is not. @param whole writes every record anew */
  run(options?: { readonly whole?: boolean }): Promise<IndexOutcome>;
  lag(): Promise<IndexLag>;
  /** Asks the index at the next turn what it holds, as searches fail. */
  lookSoon(): void;
  /** Follows the live release. */
  start(): void;
  /** Stops after the current batch. */
  stop(): Promise<void>;
}

/** State of the job that all instances share. */
interface Report {
  /** The index that was written, and how; another one is written whole. */
  readonly target: string;
  /** The last release that was indexed as a whole. */
  readonly release: string | null;
  /** Since when it was seen as it was indexed, if it had passed one of its times. */
  readonly since?: number;
  /** Failures since then. */
  readonly failures: number;
  readonly reason?: string;
}

const longestRetryMs = 60_000;

/** How often one of the instances asks the index what it holds, although nothing was published. */
const lookEveryMs = 300_000;

/** Least time between two looks of an instance because searches fail. */
const lookAgainMs = 10_000;

/**
 * Keeps the index equal to the live release, one instance at a time. Publishing does not wait for it and
 * never fails because of it: what could not be written is written later.
 */
export function createIndexer(options: IndexerOptions): Indexer {
  const {
    database,
    writer,
    service,
    liveId,
    shown,
    log,
    onTrouble,
    everyMs = 1000,
    now = Date.now,
  } = options;
  const job = createJob(database, 'search-index', now);
  const recordsOf = searchRecords();
  const target = hashJson([service.applicationId, service.index, service.hosts ?? null, indexSettings]);
  let done: string | undefined;
  /** When this instance last knew what the index holds; a new one does not know it. */
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isDoubtful = true;
  let timer: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let isStopping = false;

  async function lastReport(): Promise<Report | undefined> {
    // Only `work` below writes this report.
    return (await job.lastReport()) as Report | undefined;
  }

  async function run(whole: boolean): Promise<IndexOutcome> {
    const seen = shown();
    const isLookDue = now() - lookedAt >= (isDoubtful ? lookAgainMs : lookEveryMs);
    if (!whole && !isLookDue && done === seenKey(seen)) return { outcome: 'unchanged' };
    const report = await lastReport();
    const isIndexed = isDone(report, seen);
    if (!whole && !isLookDue && isIndexed) {
      done = seenKey(seen);
      onTrouble?.(undefined);
      return { outcome: 'unchanged' };
    }
    // A failure waits for its retry, and a regular look until all instances have waited for it.
    const isWaiting = (report?.failures ?? 0) > 0 || (isIndexed && !isDoubtful);
    const held = await job.take(now(), whole || !isWaiting);
    if (held !== undefined) return await work(held, whole);
    onTrouble?.(isIndexed ? undefined : (report?.reason ?? 'It is being filled.'));
    if (!isIndexed || isDoubtful) return { outcome: 'busy' };
    // Another instance has looked a short time ago.
    [done, lookedAt] = [seenKey(seen), now()];
    return { outcome: 'unchanged' };
  }

  function isDone(report: Report | undefined, { id, since }: Pick<IndexedRelease, 'id' | 'since'>): boolean {
    const { release, failures, target: written } = report ?? {};
    return release === id && failures === 0 && report?.since === since && written === target;
  }

  async function lag(): Promise<IndexLag> {
    const [report, live] = await Promise.all([lastReport(), liveId()]);
    const { id, since: seen } = shown();
    if (live === null || isDone(report, { id: live, since: live === id ? seen : report?.since }))
      return { releases: 0, seconds: 0 };
    if (report?.release === live && report.target === target)
      return { releases: 0, seconds: Math.max(0, now() - (seen ?? now())) / 1000 };
    const indexed = report?.target === target ? report.release : null;
    const { count, since = now() } = await publicationsAfter(database.query, indexed);
    return { releases: count, seconds: Math.max(0, now() - since) / 1000 };
  }

  async function work(held: HeldJob, whole: boolean): Promise<IndexOutcome> {
    const seen = shown();
    const { id, compiled, since } = seen;
    const before = await lastReport();
    const report = {
      target,
      release: before?.release ?? null,
      ...(before?.since !== undefined && { since: before.since }),
      failures: before?.failures ?? 0,
    };
    // This instance may still show an older release than the one that is indexed.
    if ((await liveId()) !== id) {
      await held.end(before ?? report, now());
      return { outcome: 'busy' };
    }
    try {
      const isFilled = !whole && before?.target === target && before.release !== null;
      const found = isFilled ? await writer.read() : undefined;
      const counts = await write(held, await recordsOf(compiled), found);
      const ended: Report = { target, release: id, ...(since !== undefined && { since }), failures: 0 };
      await held.end(ended, now() + lookEveryMs);
      [done, lookedAt, isDoubtful] = [seenKey(seen), now(), false];
      onTrouble?.(undefined);
      if (counts.saved + counts.removed === 0 && found !== undefined) return { outcome: 'unchanged' };
      log.info({ release: id, whole: found === undefined, ...counts }, 'The search index is up to date.');
      return { outcome: 'indexed', ...counts };
    } catch (error) {
      if (error instanceof JobLost) throw error;
      if (isStopping) {
        await held.end(before ?? report, now());
        return { outcome: 'busy' };
      }
      const { reason } = failureOf(error);
      onTrouble?.(reason);
      const failures = report.failures + 1;
      const delayMs = Math.min(retryDelayMs(failures), longestRetryMs);
      await held.end({ ...report, target: before?.target ?? '', failures, reason }, now() + delayMs);
      const detail = { release: id, failures, reason, retryInMs: delayMs };
      log.warn(detail, 'The search index could not be updated; it is tried again.');
      return { outcome: 'failed', reason };
    }
  }

  /** @param found digests of what the index holds; undefined to write it whole */
  async function write(
    held: HeldJob,
    wanted: ReadonlyMap<string, WantedRecord>,
    found: ReadonlyMap<string, string> | undefined,
  ) {
    const afterBatch = async () => {
      if (isStopping) throw new Error('This instance is stopping.');
      await held.renew();
    };
    if (found === undefined) {
      await writer.replaceAll(
        [...wanted.values()].map(({ record }) => record()),
        afterBatch,
      );
      return { saved: wanted.size, removed: 0 };
    }
    const { saved, removed } = indexChanges(found, wanted);
    const changes = [
      ...removed.map((objectID) => (): RecordChange => ({ action: 'deleteObject', body: { objectID } })),
      ...saved.map(
        ({ record }) =>
          (): RecordChange => ({ action: 'addObject', body: record() }),
      ),
    ];
    for (const batch of batchesOf(changes, writtenAtOnce)) {
      await afterBatch();
      await writer.write(batch.map((change) => change()));
    }
    return { saved: saved.length, removed: removed.length };
  }

  /** Runs, and leaves failures, such as a database that is away, to the next turn. */
  async function runQuietly(): Promise<void> {
    try {
      await run(false);
    } catch (error) {
      log.warn({ reason: failureOf(error).reason }, 'The search index could not be looked after.');
    }
  }

  return {
    run: ({ whole = false } = {}) => run(whole),
    lag,
    lookSoon() {
      isDoubtful = true;
    },
    start() {
      const next = () => {
        turn = runQuietly().then(() => {
          if (!isStopping) timer = setTimeout(next, everyMs).unref();
        });
      };
      next();
    },
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      await turn;
    },
  };
}

/** Distinguishes a release before and after one of its times. */
function seenKey({ id, since }: IndexedRelease): string {
  return `${id} ${since}`;
}
