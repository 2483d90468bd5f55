import { type CompiledStep, memoize } from '#engine';
import { lazily } from '#engine/parts';
import { union } from '../values/choices.ts';
import { asidesBeside, askCondition, isAskedAfter, isUndecided, withoutResults } from './asked-conditions.ts';
import { createCompletions } from './completions.ts';
import type { ConditionWithin } from './conditions.ts';
import { type Coverage, createCoverage } from './coverage.ts';
import type { Exploration, KnownSteps, MissingValueOn } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import { liveFrom, liveIn, liveInCondition } from './liveness.ts';
import { type Ask, firstOpen, isKept, rulesAfter, stepAfter, type Transition } from './next-step.ts';
import { emptyPath, isByAnswersAlone, type PassedSection, type Path } from './path.ts';
import {
  hasRoundTrips,
  type ReturningPath,
  returningPaths,
  roundTrips,
  type VisitedState,
} from './round-trips.ts';
import { createKnownRuns, createPartRunner, type RunPart } from './run-part.ts';
import { positionOf, positionsOf, type SymbolicState } from './symbolic-state.ts';
import { createVisitedStates, type VisitedStates } from './visited-states.ts';

/** Number of runs after which the rest of a journey is not decided. */
const mostRuns = 20_000;

/** Number of runs after which nothing is said about side conditions. */
const mostSideRuns = 20_000;

/**
 * Explores all states of a journey, step by step. Paths that lead to one step with the same live values are followed
 * once.
 */
export function exploreJourney(model: JourneyModel, known: KnownSteps): Exploration {
  const { steps } = model.journey;
  const ends: Path[] = [];
  const missing: MissingValueOn[] = [];
  const returning: ReturningPath[] = [];
  const liveAt = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const completions = createCompletions(model, (step) => (liveAt.get(step) ?? liveFrom(model, step)).after);
  const coverage = createCoverage(model, known);
  const states = createVisitedStates(model, known, liveAt);
  let left = model.asksSideConditions ? mostSideRuns : mostRuns;
  let isFaulty = false;
  const seeksRoundTrips = !model.asksSideConditions && hasRoundTrips(steps);
  const isDone = () => coverage.isAllCovered() && !seeksRoundTrips;

  const runPart = createPartRunner(model, {
    observe(place, truth, path, isAlone) {
      coverage.observe(place, truth, path, isAlone);
      if (truth !== true && place.of === 'rule' && place.as === 'value')
        missing.push({ place, path: path() });
    },
    fault() {
      isFaulty = true;
    },
    spend: () => !isDone() && left-- > 0,
  });
  const askConditions = createAsking(model, known, coverage, runPart);
  const transitionsFrom = memoize((step: CompiledStep) => {
    const known = createKnownRuns<Found>(liveIn(model, rulesAfter(steps, step)));
    return { run: finding((transition) => stepAfter(steps, step, transition)), known };
  });

  const visit: VisitedStates['visit'] = (path, parts, before) => {
    states.visit(path, parts, before);
    coverage.observeStep(path.steps.at(-1)?.definition.id ?? '');
  };

  /** Visits the successors of a state. Gives whether the journey may end there. */
  const visitSuccessors = (state: VisitedState, step: CompiledStep): boolean => {
    const { path } = state;
    const completed = completions(path);
    if (completed.length > 0) coverage.observeCompletion(step);
    const leaving = isKept(model.journey, step, path.open) ? [] : completed;
    const successors = leaving.flatMap((assigned) =>
      runPart({ ...path, assigned }, transitionsFrom(step)).map(({ result, chosen }) => {
        return { ...result, assigned: union(assigned, chosen) };
      }),
    );
    // A visitor who cannot complete the step does not go round.
    let mayEnd = known.mayLeave(step) || successors.length === 0;
    for (const { next, passed, assigned } of successors) {
      const open = [...path.open, ...passed.map((each) => ({ ...each, at: path.steps.length }))];
      const here = lazily(
        (): Path => ({ steps: path.steps, open, assigned, chosen: union(path.chosen, assigned) }),
      );
      if (!next) {
        ends.push(here());
        mayEnd = true;
      } else if (path.steps.includes(next)) {
        returning.push({ from: state, to: next, chosen: here().chosen });
        for (const back of returningPaths(model, here(), next)) visit(back, [back.chosen], state);
      } else visit({ steps: [...path.steps, next], open, assigned }, [path.chosen, assigned], state);
    }
    return mayEnd;
  };

  const entry = finding((transition) => firstOpen(steps, 0, transition));
  for (const { result, chosen } of runPart(emptyPath, { run: entry })) {
    const open = result.passed.map((each) => ({ ...each, at: 0 }));
    if (result.next) visit({ steps: [result.next], open, assigned: chosen }, [chosen]);
  }
  for (const state of states.pending()) {
    const { path } = state;
    const step = path.steps.at(-1);
    if (left <= 0 || isDone()) break;
    if (!step) continue;
    askConditions(path, step, positionOf(step, positionsOf(steps, path)));
    for (const aside of asidesBeside(model, path)) askConditions(path, aside);
    if (step.definition.final) continue;
    const mayEnd = visitSuccessors(state, step);
    if (left > 0) state.mayEnd = mayEnd || [...path.assigned.keys()].some(known.mayBeChanged);
  }
  const { reached } = states;
  const { found, mayHideMore } = roundTrips(states.all(), returning);
  return {
    reached,
    outcomes: coverage.outcomes(),
    ends,
    paths: states.all().map(({ path }) => path),
    refusing: steps.filter((step) => reached.has(step.definition.id) && !coverage.isCompleted(step)),
    missing,
    roundTrips: isFaulty ? [] : found,
    knowsRoundTrips: !seeksRoundTrips || left > 0,
    mayHideRoundTrips: mayHideMore,
    isComplete: (left > 0 || coverage.isAllCovered()) && !isFaulty,
  };
}

/** The step that follows, and the sections that are left open on the way to it. */
interface Found {
  readonly next: CompiledStep | undefined;
  readonly passed: readonly PassedSection[];
}

function finding(
  next: (transition: Transition) => CompiledStep | undefined,
): (ask: Ask, state: SymbolicState) => Found {
  return (ask, state) => {
    const before = state.open.length;
    return { next: next({ ask, state, leavesOpen: true }), passed: state.open.slice(before) };
  };
}

/** Creates the function that asks the conditions of a step that is being filled in: the last of a path, or an aside. */
function createAsking(
  model: JourneyModel,
  known: KnownSteps,
  { isCovered, observe }: Coverage,
  runPart: RunPart,
): (path: Path, step: CompiledStep, filling?: number) => void {
  const runsOf = memoize((condition: ConditionWithin) =>
    createKnownRuns<void>(liveInCondition(model, condition)),
  );
  return (path, step, filling) => {
    const beside = filling === undefined ? step : undefined;
    const all = positionsOf(model.journey.steps, path);
    const last = filling ?? all.filter((each) => each.step !== step).length;
    const from = model.asksSideConditions ? withoutResults(path) : path;
    for (const condition of model.conditionsOf(step)) {
      const { place, isSubmitted = false } = condition;
      const isLeaving = condition.isLeaving === true && !beside;
      const isEnough = () => isCovered(place);
      if (isEnough() || !isAskedAfter(condition, path)) continue;
      if (isUndecided(condition, model, known, path, beside)) {
        for (const truth of [true, false]) observe(place, truth, () => path, isByAnswersAlone(path.chosen));
        continue;
      }
      const asking = isLeaving
        ? { isEnough }
        : { filling: last, isSubmitted, isEnough, ...(beside && { beside }) };
      const at = isLeaving ? all.length - 1 : last;
      const run = (ask: Ask, state: SymbolicState) => askCondition(condition, ask, state, at);
      runPart(from, { run, known: runsOf(condition) }, asking);
    }
  };
}
