import type { CompiledStep } from '../../journeys/compile-journey.ts';
import type { Assignment } from '../values/choices.ts';
import type { Way } from './next-step.ts';

/** A way to a step, and the ways that go on from there. */
export interface Arrival {
  readonly way: Way;
  readonly before: Arrival | undefined;
  readonly next: Set<Arrival>;
  /** Whether the journey may end here, or what follows was not explored. */
  mayEnd: boolean;
}

/** A way that leads back to a step of its own, for the values chosen. */
export interface ReturningWay {
  readonly from: Arrival;
  readonly to: CompiledStep;
  readonly chosen: Assignment;
}

/** Steps that lead back to the first of them, whatever is answered in them. */
export interface RoundTrip {
  /** The way up to the last of the steps, with the values that lead back. */
  readonly way: Way;
  readonly back: CompiledStep;
}

/** Whether some row leads back, so that there can be a round trip. */
export function hasRoundTrips(steps: readonly CompiledStep[]): boolean {
  return steps.some(
    (step, at) =>
      !step.step.final && step.next.some((row) => steps.findIndex((each) => each.step.id === row.step) <= at),
  );
}

/** The ways that lead back from arrivals after which the journey cannot end. */
export function roundTrips(
  arrivals: readonly Arrival[],
  returning: readonly ReturningWay[],
): readonly RoundTrip[] {
  for (const { from, to } of returning) {
    const target = ancestor(from, to);
    if (target) from.next.add(target);
  }
  const leaving = new Set(arrivals.filter(({ mayEnd }) => mayEnd));
  for (let count = -1; count < leaving.size; ) {
    count = leaving.size;
    for (const arrival of arrivals) {
      if ([...arrival.next].some((each) => leaving.has(each))) leaving.add(arrival);
    }
  }
  return returning
    .filter(({ from }) => !leaving.has(from))
    .map(({ from: { way }, to, chosen }) => ({ way: { ...way, chosen }, back: to }));
}

/** The arrival at a step from which another follows. */
function ancestor(from: Arrival, step: CompiledStep): Arrival | undefined {
  let arrival: Arrival | undefined = from;
  while (arrival && arrival.way.path.at(-1) !== step) arrival = arrival.before;
  return arrival;
}
