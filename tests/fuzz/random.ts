/** A seeded random source: mulberry32. */
export interface Random {
  /** A whole number from 0 up to, not including, the bound. */
  below(bound: number): number;
  chance(probability: number): boolean;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
}

/** The same seed gives the same sequence on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    below,
    chance: (probability) => next() < probability,
    pick: (values) => values[below(values.length)] ?? values[0],
  };
}

/** Length of a fuzzer's run: a number of cases, or fewer when time runs out. */
export interface Extent {
  readonly count: number;
  readonly seed: number;
  /** Time of `performance.now()` after which no further case is started. */
  readonly until?: number;
  /** Called after each case with the number of cases so far and all failures so far. */
  readonly report?: Report;
}

export type Report = (done: number, failures: readonly string[]) => void;
