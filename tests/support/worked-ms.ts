/** Milliseconds that this process has worked while something ran; others may use the machine meanwhile. */
export function workedMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
