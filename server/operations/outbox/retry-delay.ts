const firstMs = 5000;
const longestMs = 15 * 60_000;

/**
 * Milliseconds before a failed call is made again: 5 seconds, doubled each time, at most 15 minutes; up to a
 * fifth is added at random.
 */
export function retryDelayMs(attempts: number): number {
  const exact = Math.min(firstMs * 2 ** Math.min(attempts - 1, 20), longestMs);
  // Spreads the retries of calls that failed together.
  return Math.round(exact * (1 + Math.random() / 5));
}
