/** Gives up work that makes no progress for some time. */
export interface Watchdog {
  /** Aborted when the time is over. */
  readonly signal: AbortSignal;
  /** Begins the time, or begins it again after progress. */
  readonly start: () => void;
  /** Ends the time, as while the work waits for somebody else. */
  stop(): void;
  /** The same as a promise; it rejects when the time is over. */
  within<Result>(work: Promise<Result>): Promise<Result>;
  /** Aborts what is still going on. */
  abort(): void;
}

/** Creates a watchdog that has not started. */
export function createWatchdog(silenceMs: number): Watchdog {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const stop = () => clearTimeout(timer);
  const abort = () => {
    stop();
    controller.abort();
  };
  return {
    signal: controller.signal,
    start() {
      stop();
      timer = setTimeout(abort, silenceMs);
    },
    stop,
    abort,
    async within(work) {
      const { signal } = controller;
      let expired = () => {};
      const over = new Promise<never>((_, reject) => {
        expired = () => reject(new Error(`It was silent for ${silenceMs} ms.`));
        if (signal.aborted) expired();
        signal.addEventListener('abort', expired, { once: true });
      });
      try {
        return await Promise.race([work, over]);
      } finally {
        signal.removeEventListener('abort', expired);
      }
    },
  };
}
