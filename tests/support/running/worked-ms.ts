/** Processor time of this process while a function ran, in milliseconds; it excludes other programs. */
function workedMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * How many times longer the larger of two equal tasks takes: the minimum of a few runs of each, because a
 * first run is slow. Ten times the input gives about 10 when the work is linear and 100 when it is quadratic.
 */
export function growth(smaller: () => unknown, larger: () => unknown): number {
  const least = (run: () => unknown) => Math.min(...Array.from({ length: 3 }, () => workedMs(run)));
  return least(larger) / Math.max(least(smaller), 0.1);
}
