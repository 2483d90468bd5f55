import { Histogram, type HistogramConfiguration } from 'prom-client';
import type { RequestKind } from '../recorder.ts';
import { DurationCounts } from './duration-counts.ts';

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
