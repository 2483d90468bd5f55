import type { CompiledStep } from '#engine';
import { type Assignment, combinations } from '../values/choices.ts';
import { fieldConditions, type JourneyModel, stepRules } from './journey-model.ts';
import type { Path } from './path.ts';

/** A state of the visited set: a step with the live values at it, reached along a path. */
export interface VisitedState {
  path: Path;
  /** The states that follow, also those of a path back. */
  readonly successors: Set<VisitedState>;
  /** Whether the journey may end here, or what follows was not explored. */
  mayEnd: boolean;
  /** Whether values are chosen again here, so that more may seem to follow than does. */
  readonly isMerged: boolean;
}

/** A path that leads back to a step of its own, for the values chosen. */
export interface ReturningPath {
  readonly from: VisitedState;
  readonly to: CompiledStep;
  readonly chosen: Assignment;
}

/** A loop: steps that lead back to the first of them for all answers given in them. */
export interface RoundTrip {
  /** The path up to the last of the steps, with the values that lead back. */
  readonly path: Path;
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

/** Maximum number of paths back that are followed separately, by answers that the loop can read and has not read. */
const mostReturningPaths = 24;

/**
 * The paths to a step that is returned to. They keep the answers that were given before it and are not asked again in
 * the loop: they may hold a visitor in it, also where the loop is the first to read them. Those that the loop can
 * read and has not read are chosen, since some of them may let no visitor out.
 */
export function returningPaths(
  model: JourneyModel,
  { steps: walked, open, assigned, chosen }: Path,
  back: CompiledStep,
): readonly Path[] {
  const at = walked.indexOf(back);
  const holds = (step: CompiledStep, name: string) => model.holder(step.form, name) !== undefined;
  const isKept = (key: string) => {
    const [, name] = /^answers\.([^|]*)$/.exec(key) ?? [];
    if (name === undefined || walked.slice(at).some((step) => holds(step, name))) return false;
    return model.journey.given.includes(name) || walked.slice(0, at).some((step) => holds(step, name));
  };
  const kept = (values: Assignment) => new Map([...values].filter(([key]) => isKept(key)));
  const path = {
    steps: walked.slice(0, at + 1),
    open: open.filter((each) => each.at <= at),
    assigned: kept(assigned),
    chosen: kept(chosen),
  };
  const unread = readIn(model, walked.slice(at)).filter((key) => isKept(key) && !path.chosen.has(key));
  const read = unread.map((key) => [key, model.answerValues(key.slice('answers.'.length))] as const);
  const sets = combinations(read, mostReturningPaths);
  if (sets === undefined) return [path];
  return sets.map((set) => ({
    ...path,
    assigned: new Map([...path.assigned, ...set]),
    chosen: new Map([...path.chosen, ...set]),
  }));
}

/** Everything that may decide which answers complete some steps, and what follows them. */
function readIn(model: JourneyModel, steps: readonly CompiledStep[]): readonly string[] {
  return [
    ...model.variablesRead(
      steps.flatMap((step) => [...stepRules(step), ...step.form.fields.flatMap(fieldConditions)]),
    ),
  ];
}

/** The paths back after which the journey cannot end. */
export interface RoundTrips {
  readonly found: readonly RoundTrip[];
  /** Whether others may lead to an end only where values were chosen again. */
  readonly mayHideMore: boolean;
}

export function roundTrips(states: readonly VisitedState[], returning: readonly ReturningPath[]): RoundTrips {
  const leaving = leadingToEnds(states);
  const certain = leadingToEnds(states.filter(({ isMerged }) => !isMerged));
  return {
    found: returning
      .filter(({ from }) => !leaving.has(from))
      .map(({ from: { path }, to, chosen }) => ({ path: { ...path, chosen }, back: to })),
    mayHideMore: returning.some(({ from }) => leaving.has(from) && !certain.has(from)),
  };
}

/** The states after which the journey may end. */
function leadingToEnds(states: readonly VisitedState[]): ReadonlySet<VisitedState> {
  const leading = new Set(states.filter(({ mayEnd }) => mayEnd));
  for (let count = -1; count < leading.size; ) {
    count = leading.size;
    for (const state of states)
      if ([...state.successors].some((each) => leading.has(each))) leading.add(state);
  }
  return leading;
}
