import { Histogram, type HistogramConfiguration } from 'prom-client';
import type { RequestKind } from '../recorder.ts';

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

/**
 * Counts requests in plain numbers, and passes them to the registry when metrics are read: an observation of
 * prom-client checks its labels and builds a key from them, which would noticeably slow down cached pages.
 */
export class RequestHistogram extends Histogram {
  readonly #name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  /** By kind, then by the first digit of the status. */
  readonly #counts = new Map<RequestKind, (DurationCounts | undefined)[]>();

  constructor(configuration: HistogramConfiguration<string>) {
    super(configuration);
    this.#name = configuration.name;
    this.#help = configuration.help;
    this.#bounds = configuration.buckets ?? [];
  }

  count(kind: RequestKind, status: number, seconds: number): void {
    const statusClass = Math.floor(status / 100);
    const counts = this.#counts.get(kind)?.[statusClass] ?? this.#begin(kind, statusClass);
    counts.add(seconds);
  }

  #begin(kind: RequestKind, statusClass: number): DurationCounts {
    const counts = new DurationCounts(this.#bounds);
    const ofKind = this.#counts.get(kind) ?? [];
    ofKind[statusClass] = counts;
    this.#counts.set(kind, ofKind);
    return counts;
  }

  /** Called by the registry, although prom-client's types do not mention it. */
  async getForPromString() {
    const values = [...this.#counts].flatMap(([kind, ofKind]) =>
      ofKind.flatMap((counts, statusClass) =>
        counts ? this.#valuesOf(counts, { kind, status: `${statusClass}xx` }) : [],
      ),
    );
    return { name: this.#name, help: this.#help, type: 'histogram', values };
  }

  #valuesOf(counts: DurationCounts, labels: { readonly kind: RequestKind; readonly status: string }) {
    const { buckets, count, seconds } = counts.read();
    return [
      ...buckets.map(({ le, count: value }) => ({
        metricName: `${this.#name}_bucket`,
        labels: { le, ...labels },
        value,
      })),
      { metricName: `${this.#name}_sum`, labels, value: seconds },
      { metricName: `${this.#name}_count`, labels, value: count },
    ];
  }
}
