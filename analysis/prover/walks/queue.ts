import type { Arrival } from './round-trips.ts';
import { isByAnswersAlone, type Way } from './way.ts';

/** The arrivals that are still to be followed. */
export interface Queue {
  readonly add: (arrival: Arrival) => void;
  /**
   * Takes another way to an arrival, if answers alone lead along it and the known one needs more.
   * @param isAlone whether answers alone lead along the way
   */
  readonly prefer: (arrival: Arrival, way: () => Way, isAlone: () => boolean) => void;
  /** All arrivals, also those that are added meanwhile. */
  readonly each: () => Iterable<Arrival>;
}

/**
 * Puts the arrivals that answers alone lead to before all others, so that what some answers lead to is never
 * taken for something that needs the results of calls.
 */
export function createQueue(): Queue {
  const alone: Arrival[] = [];
  const others: Arrival[] = [];
  return {
    add(arrival) {
      (isByAnswersAlone(arrival.way.chosen) ? alone : others).push(arrival);
    },
    prefer(arrival, way, isAlone) {
      if (isByAnswersAlone(arrival.way.chosen) || !isAlone()) return;
      arrival.way = way();
      alone.push(arrival);
    },
    *each() {
      yield* alone;
      let followed = alone.length;
      for (const arrival of others) {
        // Answers alone led here too, and it was followed with those.
        if (isByAnswersAlone(arrival.way.chosen)) continue;
        yield arrival;
        for (; followed < alone.length; followed++) yield alone[followed] as Arrival;
      }
    },
  };
}
