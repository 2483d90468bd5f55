import type { CompiledStep } from '#engine';
import type { Assignment } from '../values/choices.ts';
import { combinations } from '../values/combinations.ts';
import { fieldConditions, type JourneyModel, stepRules } from './journey-model.ts';
import type { Way } from './way.ts';

/** A way to a step, and the ways that go on from there. */
export interface Arrival {
  way: Way;
  /** The arrivals that follow, also those of a way back. */
  readonly next: Set<Arrival>;
  /** Whether the journey may end here, or what follows was not explored. */
  mayEnd: boolean;
  /** Whether values are chosen again here, so that more may seem to follow than does. */
  readonly isMerged: boolean;
}

/** A way that leads back to a step of its own, for the values chosen. */
export interface ReturningWay {
  readonly from: Arrival;
  readonly to: CompiledStep;
  readonly chosen: Assignment;
}

/** A loop: steps that lead back to the first of them for all answers given in them. */
export interface RoundTrip {
  /** The way up to the last of the steps, with the values that lead back. */
  readonly way: Way;
  readonly back: CompiledStep;
}

/** Whether some row leads back, so that there can be a round trip. */
export function hasRoundTrips(steps: readonly CompiledStep[]): boolean {
  return steps.some(
    (step, at) =>
      !step.definition.final &&
      step.next.some((row) => steps.findIndex((each) => each.definition.id === row.step) <= at),
  );
}

/** Maximum number of ways back that are followed separately, by answers that the loop can read and has not read. */
const mostWaysBack = 24;

/**
 * The ways to a step that is returned to. They keep the answers that were given before it and are not asked again in
 * the loop: they may hold a visitor in it, also where the loop is the first to read them. Those that the loop can
 * read and has not read are chosen, since some of them may let no visitor out.
 */
export function waysBack(
  model: JourneyModel,
  { path, assigned, chosen }: Way,
  back: CompiledStep,
): readonly Way[] {
  const at = path.indexOf(back);
  const holds = (step: CompiledStep, name: string) => model.holder(step.form, name) !== undefined;
  const isKept = (key: string) => {
    const [, name] = /^answers\.([^|]*)$/.exec(key) ?? [];
    if (name === undefined || path.slice(at).some((step) => holds(step, name))) return false;
    return model.journey.given.includes(name) || path.slice(0, at).some((step) => holds(step, name));
  };
  const kept = (values: Assignment) => new Map([...values].filter(([key]) => isKept(key)));
  const way = { path: path.slice(0, at + 1), assigned: kept(assigned), chosen: kept(chosen) };
  const unread = readIn(model, path.slice(at)).filter((key) => isKept(key) && !way.chosen.has(key));
  const read = unread.map((key) => [key, model.answerValues(key.slice('answers.'.length))] as const);
  const sets = combinations(read, mostWaysBack);
  if (sets === undefined) return [way];
  return sets.map((set) => ({
    path: way.path,
    assigned: new Map([...way.assigned, ...set]),
    chosen: new Map([...way.chosen, ...set]),
  }));
}

/** Everything that may decide which answers complete some steps, and what follows them. */
function readIn(model: JourneyModel, steps: readonly CompiledStep[]): readonly string[] {
  return [
    ...model.leavesRead(
      steps.flatMap((step) => [...stepRules(step), ...step.form.fields.flatMap(fieldConditions)]),
    ),
  ];
}

/** The ways back after which the journey cannot end. */
export interface RoundTrips {
  readonly found: readonly RoundTrip[];
  /** Whether others may lead to an end only where values were chosen again. */
  readonly mayHideMore: boolean;
}

export function roundTrips(arrivals: readonly Arrival[], returning: readonly ReturningWay[]): RoundTrips {
  const leaving = leadingToEnds(arrivals);
  const certain = leadingToEnds(arrivals.filter(({ isMerged }) => !isMerged));
  return {
    found: returning
      .filter(({ from }) => !leaving.has(from))
      .map(({ from: { way }, to, chosen }) => ({ way: { ...way, chosen }, back: to })),
    mayHideMore: returning.some(({ from }) => leaving.has(from) && !certain.has(from)),
  };
}

/** The arrivals after which the journey may end. */
function leadingToEnds(arrivals: readonly Arrival[]): ReadonlySet<Arrival> {
  const leading = new Set(arrivals.filter(({ mayEnd }) => mayEnd));
  for (let count = -1; count < leading.size; ) {
    count = leading.size;
    for (const arrival of arrivals)
      if ([...arrival.next].some((each) => leading.has(each))) leading.add(arrival);
  }
  return leading;
}
