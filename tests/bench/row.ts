/** One line of the benchmark's table. */
export interface Row {
  readonly name: string;
  readonly ours: number;
  readonly peer: number;
  readonly peerName: string;
  readonly unit: string;
  /** Our value divided by the peer's. */
  readonly ratio: number;
  readonly budget: number;
  readonly holds: boolean;
}

/** A measurement, with the ratio where it is not the quotient of the two numbers. */
export type Measured = Omit<Row, 'ratio' | 'holds'> & { readonly ratio?: number };

/** More is better: the ratio may not fall below the budget. */
export function atLeast(measured: Measured): Row {
  const ratio = measured.ratio ?? measured.ours / measured.peer;
  return { ...measured, ratio, holds: ratio >= measured.budget };
}

/** Less is better: the ratio may not rise above the budget. */
export function atMost(measured: Measured): Row {
  const ratio = measured.ratio ?? measured.ours / measured.peer;
  return { ...measured, ratio, holds: ratio <= measured.budget };
}

/** An absolute limit without a peer: the limit is in the peer's column. */
export function within(limit: Omit<Measured, 'peerName' | 'budget' | 'ratio'>): Row {
  return atMost({ ...limit, peerName: 'the limit', budget: 1 });
}
