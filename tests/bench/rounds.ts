/** The median of the values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

export interface Comparison {
  readonly ours: number;
  readonly peer: number;
  /** The median of our value divided by the peer's in each round, in which a slow round cancels out. */
  readonly ratio: number;
}

/** Measures two contenders in turns, alternating which goes first. */
export async function compareInRounds(
  rounds: number,
  measure: { readonly ours: () => Promise<number>; readonly peer: () => Promise<number> },
): Promise<Comparison> {
  const ours: number[] = [];
  const peer: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) ours.push(await measure.ours());
    peer.push(await measure.peer());
    if (round % 2 === 1) ours.push(await measure.ours());
  }
  const ratios = ours.map((value, round) => value / (peer[round] ?? Number.NaN));
  return { ours: median(ours), peer: median(peer), ratio: median(ratios) };
}
