/** Milliseconds that this process has worked while something ran; others may use the machine meanwhile. */
export function workedMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer the larger of two equal tasks takes: the least of a few runs of each, for a first run is slow.
 * Ten times the input gives about 10 when the work is linear and 100 when it is quadratic.
 */
export function growth(smaller: () => unknown, larger: () => unknown): number {
  const least = (run: () => unknown) => Math.min(...Array.from({ length: 3 }, () => workedMs(run)));
  return least(larger) / Math.max(least(smaller), 0.1);
}
