/** Counts durations in the buckets of a histogram, as plain numbers: one or two additions each. */
export class DurationCounts {
  readonly #bounds: readonly number[];
  /** One count per bucket; the last is for durations above all bounds. */
  readonly #counts: number[];
  #seconds = 0;

  /** @param bounds upper bounds of the buckets in seconds, in ascending order */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array(bounds.length + 1).fill(0);
  }

  add(seconds: number): void {
    let bucket = 0;
    for (const bound of this.#bounds) {
      if (seconds <= bound) break;
      bucket += 1;
    }
    this.#counts[bucket] = (this.#counts[bucket] ?? 0) + 1;
    this.#seconds += seconds;
  }

  /** Cumulative counts, as in Prometheus: each bucket includes those before it. */
  read(): {
    readonly buckets: readonly { readonly le: number | '+Inf'; readonly count: number }[];
    readonly count: number;
    readonly seconds: number;
  } {
    let count = 0;
    const buckets = this.#counts.map((own, bucket) => {
      count += own;
      return { le: this.#bounds[bucket] ?? ('+Inf' as const), count };
    });
    return { buckets, count, seconds: this.#seconds };
  }
}
