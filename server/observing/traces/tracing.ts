/** Facts about a span: closed sets, ids of documents and numbers, never what a visitor has typed. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface TraceSpan {
  /** Makes others its children: the value of the header of that name. */
  readonly traceparent: string;
  end(facts: SpanFacts, isError: boolean): void;
}

/** Tells a collector of traces what was done, when and for how long. */
export interface Tracing {
  /** @param parent the `traceparent` of the span that this one belongs to */
  start(name: string, facts: SpanFacts, parent: string | undefined): TraceSpan;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/** A `traceparent` header, as far as it is one (W3C Trace Context). */
export function readTraceparent(header: string | readonly string[] | undefined): string | undefined {
  const isOne =
    typeof header === 'string' && /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/.test(header);
  return isOne ? header : undefined;
}
