import type { ErrorLog } from '../observing/log.ts';
import type { MayPublish } from '../store/publishing/publish-due.ts';
import type { Store } from '../store/store.ts';

export interface ScheduleOptions {
  readonly store: Pick<Store, 'publishDue'>;
  /** Says what a person of the studio may publish at this moment. */
  readonly mayPublish: MayPublish;
  readonly log: ErrorLog;
  readonly everyMs?: number;
}

export interface FollowedSchedule {
  /** Publishes all that is due now. */
  look(): Promise<void>;
  stop(): void;
}

/** Publishes scheduled releases when their time comes. Every instance does so; a release goes live once. */
export function followSchedule({
  store,
  mayPublish,
  log,
  everyMs = 1000,
}: ScheduleOptions): FollowedSchedule {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function look(): Promise<void> {
    for (;;) {
      const due = isStopped ? undefined : await store.publishDue(mayPublish);
      if (due === undefined) return;
      const { scheduled, outcome } = due;
      if (outcome.outcome === 'published')
        log.info({ scheduled: scheduled.id, release: outcome.release.id }, 'A scheduled release is live.');
      else if (outcome.outcome !== 'unchanged')
        log.error({ scheduled: scheduled.id, ...outcome }, 'A scheduled release did not go live.');
    }
  }

  async function turn(): Promise<void> {
    // While the database is away, the live release cannot be followed either, which is logged.
    await look().catch(() => undefined);
    if (isStopped) return;
    timer = setTimeout(turn, everyMs);
    timer.unref();
  }

  void turn();
  return {
    look,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
