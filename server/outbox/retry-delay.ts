const firstMs = 5000;
const longestMs = 15 * 60_000;

/** Milliseconds before a failed call is made again: five seconds, then twice as long each time, a quarter of an hour at most. */
export function retryDelayMs(attempts: number): number {
  const exact = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs);
  // Calls that failed together do not come back together.
  return Math.round(exact * (1 + Math.random() / 5));
}
