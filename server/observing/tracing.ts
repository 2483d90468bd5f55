/** Facts about a span: values from closed sets, ids of documents and numbers, never what a visitor typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

interface TraceSpan {
  /** Value of the header `traceparent` that makes other spans children of this one. */
  readonly traceparent: string;
  end(facts: SpanFacts, isError: boolean): void;
}

/** Records what was done, when and for how long, for a collector of traces. */
export interface Tracing {
  /** @param parent the `traceparent` of the span that this one belongs to */
  start(name: string, facts: SpanFacts, parent: string | undefined): TraceSpan;
  /** Sends the spans that have not been sent. */
  stop(): Promise<void>;
}

/** The `traceparent` header if it is valid (W3C Trace Context), otherwise undefined. */
export function readTraceparent(header: string | readonly string[] | undefined): string | undefined {
  const isOne =
    typeof header === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(header);
  return isOne ? header : undefined;
}
