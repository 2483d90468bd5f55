/** Log for operators. A pino logger fits. */
export interface Log {
  info(detail: object, message: string): void;
  warn(detail: object, message: string): void;
}

/** A log with a level for what needs attention. */
export interface ErrorLog extends Log {
  error(detail: object, message: string): void;
}

/** Wait between two lines of a message; twice as long each time, while the message keeps coming. */
const waitMs = { first: 1000, longest: 10 * 60_000 };

/**
 * A log for messages that a flood of requests can cause: each is written at most once a second, and ever more
 * rarely while it keeps coming. The next line contains the number of those left out.
 *
 * @param now milliseconds since 1970
 */
export function throttledLog(log: Log, now: () => number = Date.now): Log {
  const written = new Map<string, { at: number; leftOut: number; waitMs: number }>();
  function write(level: 'info' | 'warn', detail: object, message: string): void {
    const last = written.get(message);
    if (last !== undefined && now() - last.at < last.waitMs) {
      last.leftOut += 1;
      return;
    }
    const next = last && last.leftOut > 0 ? Math.min(2 * last.waitMs, waitMs.longest) : waitMs.first;
    written.set(message, { at: now(), leftOut: 0, waitMs: next });
    log[level]({ ...detail, ...(last && last.leftOut > 0 && { leftOut: last.leftOut }) }, message);
  }
  return {
    info: (detail, message) => write('info', detail, message),
    warn: (detail, message) => write('warn', detail, message),
  };
}
