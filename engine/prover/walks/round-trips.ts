import type { CompiledStep } from '../../journeys/compile-journey.ts';
import type { Assignment } from '../values/choices.ts';
import type { JourneyModel } from './journey-model.ts';
import type { Way } from './way.ts';

/** A way to a step, and the ways that go on from there. */
export interface Arrival {
  way: Way;
  /** The arrivals that follow, also those of a way back. */
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

/**
 * The way to a step that is returned to. It keeps the answers that were given before it and are not asked again in
 * the loop: they may hold a visitor in it, also where the loop is the first to read them.
 */
export function wayBack(model: JourneyModel, { path, assigned, chosen }: Way, back: CompiledStep): Way {
  const at = path.indexOf(back);
  const holds = (step: CompiledStep, name: string) => model.holder(step.form, name) !== undefined;
  const isKept = (key: string) => {
    const [, name] = /^answers\.([^|]*)$/.exec(key) ?? [];
    if (name === undefined || path.slice(at).some((step) => holds(step, name))) return false;
    return model.journey.given.includes(name) || path.slice(0, at).some((step) => holds(step, name));
  };
  const kept = (values: Assignment) => new Map([...values].filter(([key]) => isKept(key)));
  return { path: path.slice(0, at + 1), assigned: kept(assigned), chosen: kept(chosen) };
}

/** The ways that lead back from arrivals after which the journey cannot end. */
export function roundTrips(
  arrivals: readonly Arrival[],
  returning: readonly ReturningWay[],
): readonly RoundTrip[] {
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
