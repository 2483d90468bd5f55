import type { Log } from '../observing/log.ts';

export interface WatchLiveOptions {
  /** Reads the id of the live release. */
  readonly readLiveId: () => Promise<string | null>;
  /** Called with the first id and each new one; if it throws, it is called again at the next look. */
  readonly onChange: (live: string) => void | Promise<void>;
  readonly everyMs?: number;
  readonly log: Log;
}

export interface LiveWatch {
  /** Looks now, without waiting for the next interval. */
  check(): Promise<void>;
  /** Whether the last look failed. */
  isDatabaseAway(): boolean;
  stop(): void;
}

/**
 * Watches the live pointer with one small query per interval. While the database is away, visitors notice
 * nothing: the last known release is served. The outage is logged once, and so is its end.
 */
export function watchLive({ readLiveId, onChange, everyMs = 250, log }: WatchLiveOptions): LiveWatch {
  let known: string | null = null;
  let trouble: string | undefined;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function look(): Promise<void> {
    try {
      const live = await readLiveId();
      if (live !== null && live !== known && !stopped) {
        await onChange(live);
        known = live;
      }
      if (trouble !== undefined) log.info({}, 'The live release can be followed again.');
      trouble = undefined;
    } catch (error) {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      if (trouble === undefined) log.warn({ reason }, 'Cannot follow the live release; the last one stays.');
      trouble = reason;
    }
  }

  function check(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  async function turn(): Promise<void> {
    await check();
    if (stopped) return;
    timer = setTimeout(turn, everyMs);
    timer.unref();
  }

  void turn();
  return {
    check,
    isDatabaseAway: () => trouble !== undefined,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
