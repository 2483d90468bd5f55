const rounds = 5;

/** Median time of some runs, in milliseconds. */
export function medianMs(run: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const begun = performance.now();
    run();
    return performance.now() - begun;
  });
  return times.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
}
