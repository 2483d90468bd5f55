import { setTimeout as sleep } from 'node:timers/promises';
import { beatMs, createInstance } from '../store/instances.ts';
import type { Store } from '../store/store.ts';

const mostLeavingMs = 500;

/** Tells the other instances that this one runs, and which release it shows. */
export interface ReportedInstance {
  /** Says so at once, as after another release has come. */
  report(): Promise<void>;
  stop(): Promise<void>;
}

/** @param shown id of the release that visitors see here */
export function reportInstance(
  { database }: Pick<Store, 'database'>,
  shown: () => string,
  now: () => number,
): ReportedInstance {
  const instance = createInstance(database, now);
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();

  function report(): Promise<void> {
    // While the database is away, or takes no writes, that is told elsewhere.
    last = last.then(() => (isStopped ? undefined : instance.beat(shown()))).catch(() => undefined);
    return last;
  }

  async function turn(): Promise<void> {
    await report();
    if (isStopped) return;
    timer = setTimeout(turn, beatMs);
    timer.unref();
  }

  void turn();
  return {
    report,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      const left = last.then(() => instance.leave()).catch(() => undefined);
      // A database that is away does not hold up the stop: others stop counting this instance by themselves.
      await Promise.race([left, sleep(mostLeavingMs, undefined, { ref: false })]);
    },
  };
}
