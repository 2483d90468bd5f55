import type { CompiledStep } from '../../journeys/compile-journey.ts';
import type { CompiledRule } from '../../rules/evaluation/compile.ts';
import { type Assignment, type Choices, enumerate } from '../values/choices.ts';
import { createCompletions } from './completions.ts';
import {
  type ConditionPlace,
  type ConditionWithin,
  keyOf,
  note,
  type Outcomes,
  outcomesWorthKnowing,
  placesOfWays,
} from './conditions.ts';
import type { JourneyModel } from './journey-model.ts';
import { type Ask, askWith, firstOpen, nowhere, stepAfter, type Way } from './next-step.ts';
import { createQueue } from './queue.ts';
import {
  type Arrival,
  hasRoundTrips,
  type ReturningWay,
  type RoundTrip,
  roundTrips,
  wayBack,
} from './round-trips.ts';
import { isLive, liveFrom, pathThatMatters } from './what-matters.ts';
import { createWorld, positionsOf, type World } from './world.ts';

export type { ConditionPlace, Outcomes } from './conditions.ts';

/** Number of runs after which the rest of a journey is not decided. */
const mostRuns = 20_000;

/** Number of runs after which nothing is said about the conditions that decide no way. */
const mostFurtherRuns = 20_000;

/**
 * Numbers of ways to a step that are told apart by everything that matters later, and by everything that
 * decides later steps. Of further ways all values are chosen again, so that more may seem possible than is.
 */
const mostTold = 24;
const mostToldByWays = 60;

/** Knowledge about the steps of a journey before it is explored. */
export interface KnownSteps {
  /** Whether a step that nothing follows would be a finding. */
  readonly mayBeDeadEnd: (step: CompiledStep) => boolean;
  /** Whether an action of a step may lead elsewhere than the walk. */
  readonly mayLeave: (step: CompiledStep) => boolean;
  /** Whether something may change a chosen value besides the visitor who answers its question. */
  readonly mayBeChanged: (key: string) => boolean;
  /** Whether a step is also shown other than along the path, where its conditions may have other outcomes. */
  readonly isShownOtherwise: (step: CompiledStep) => boolean;
  /** All ways are told apart, however many lead to a step. */
  readonly tellsAll?: boolean;
}

/** A value that is needed, and a way on which there is none. */
export interface MissingOn {
  readonly place: ConditionPlace;
  readonly way: Way;
}

/** Everything that can happen in a journey, for representatives of all values. */
export interface Exploration {
  /** The first way to each step that is reached, by its id. */
  readonly reached: ReadonlyMap<string, Way>;
  readonly outcomes: readonly Outcomes[];
  /** Ways that end at a completed step that nothing follows. */
  readonly ends: readonly Way[];
  /** Ways on which a value that is needed is not answered. */
  readonly missing: readonly MissingOn[];
  /** Ways that lead back to a step of their own, after which no answers lead to an end. */
  readonly roundTrips: readonly RoundTrip[];
  /** False if the bound was met before every way back to an earlier step was followed. */
  readonly knowsRoundTrips: boolean;
  /** False if the bound was met, or a rule could not be evaluated: nothing is then certain to never happen. */
  readonly isComplete: boolean;
}

interface Following {
  /** The position whose step the visitor is filling in, or has just submitted. */
  readonly filling?: number;
  /** The aside that the visitor is filling in instead. */
  readonly beside?: CompiledStep;
  readonly isSubmitted?: boolean;
  readonly isEnough?: () => boolean;
}

/**
 * Follows every way through a journey, step by step. Ways that lead to one step with the same values of
 * everything that later rules read are followed once.
 */
export function exploreJourney(model: JourneyModel, known: KnownSteps): Exploration {
  const { steps } = model.journey;
  const reached = new Map<string, Way>();
  const arrivals = new Map<string, Arrival>();
  const arrived = new Map<CompiledStep, number>();
  const outcomes = new Map<string, Outcomes>();
  for (const step of steps.filter((each) => isShownUnseen(each, model, known))) {
    const within = model.conditionsOf(step).map(({ place }) => place);
    for (const place of model.isFurther ? within : [...placesOfWays(step), ...within])
      outcomes.set(keyOf(place), { place, held: true, failed: true, decided: true });
  }
  const ends: Way[] = [];
  const missing: MissingOn[] = [];
  const trips: ReturningWay[] = [];
  const liveAfter = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const completions = createCompletions(
    model,
    (step) => (liveAfter.get(step) ?? liveFrom(model, step)).after,
  );
  const sought = outcomesSought(model, known);
  for (const key of outcomes.keys()) for (const truth of [true, false]) sought.delete(`${key} ${truth}`);
  let left = model.isFurther ? mostFurtherRuns : mostRuns;
  let isFaulty = false;
  const seeksRoundTrips = !model.isFurther && hasRoundTrips(steps);
  const isDone = () => sought.size === 0 && !seeksRoundTrips;
  const spend = () => !isDone() && left-- > 0;
  const isKnown = (place: ConditionPlace): boolean => {
    const seen = outcomes.get(keyOf(place));
    return outcomesWorthKnowing(place).every((outcome) => (outcome ? seen?.held : seen?.failed));
  };

  const see = (place: ConditionPlace, truth: boolean | undefined): void => {
    note(outcomes, place, truth);
    sought.delete(`${keyOf(place)} ${truth === true}`);
  };

  const noteWay = (place: ConditionPlace, way: Way): void => {
    if (place.of === 'rule' && place.as === 'value') missing.push({ place, way });
  };

  const queue = createQueue();
  const arrive = (way: Way, before: Arrival | undefined): void => {
    const step = way.path.at(-1);
    const found = step && liveAfter.get(step);
    if (!step || !found) return;
    const count = arrived.get(step) ?? 0;
    const { tellsAll = false } = known;
    const live = tellsAll || count < mostTold ? found.whole : found.ofWays;
    const kept =
      tellsAll || count < mostToldByWays ? [...way.assigned].filter(([key]) => isLive(key, live)) : [];
    const assigned = new Map(kept);
    const key = JSON.stringify([
      step.step.id,
      pathThatMatters(model, way.path, found.whole),
      [...assigned].sort(),
    ]);
    const same = arrivals.get(key);
    const arrival = same ?? { way: { ...way, assigned }, next: new Set(), mayEnd: true };
    before?.next.add(arrival);
    if (same) queue.prefer(same, { ...way, assigned });
    if (same) return;
    arrivals.set(key, arrival);
    arrived.set(step, count + 1);
    if (!reached.has(step.step.id)) reached.set(step.step.id, way);
    sought.delete(step.step.id);
    queue.add(arrival);
  };

  /** Runs a part of the journey in every way that differs, noting the outcomes of its conditions. */
  const follow = <Result>(
    way: Way,
    part: (ask: Ask, world: World) => Result,
    { filling, beside, isSubmitted = false, isEnough }: Following = {},
  ): readonly { readonly result: Result; readonly assigned: Assignment }[] => {
    const all = positionsOf(steps, way.path);
    const before = all.filter(({ step }) => step !== beside);
    const positions = beside
      ? [...before, { step: beside, optional: false }]
      : filling === undefined
        ? all
        : all.slice(0, filling + 1);
    const run = (choices: Choices) => {
      const world = createWorld(model, choices, positions, isSubmitted ? undefined : filling);
      const asked: [ConditionPlace, boolean | undefined][] = [];
      const result = part(
        askWith(world, (place, truth) => asked.push([place, truth]), positions.length),
        world,
      );
      return { result, asked, faulty: world.isFaulty() };
    };
    const found = [];
    for (const { result, assigned } of enumerate(way.assigned, run, spend)) {
      if (result.faulty) isFaulty = true;
      for (const [place, truth] of result.asked) {
        see(place, truth);
        if (truth !== true)
          noteWay(place, { ...way, assigned, chosen: new Map([...way.chosen, ...assigned]) });
      }
      found.push({ result: result.result, assigned });
      if (isEnough?.()) break;
    }
    return found;
  };

  /** Asks the conditions of a step that is being filled in: the last one of a way, or an aside. */
  const askConditions = (way: Way, step: CompiledStep, filling?: number): void => {
    const beside = filling === undefined ? step : undefined;
    const last = filling ?? positionsOf(steps, way.path).filter((each) => each.step !== step).length;
    const from = model.isFurther ? withoutResults(way) : way;
    for (const condition of model.conditionsOf(step)) {
      const { place, isSubmitted = false } = condition;
      const isEnough = () => isKnown(place);
      if (isEnough() || !isAskedAfter(condition, way)) continue;
      if (isUndecided(condition, model, known, way, beside)) {
        for (const truth of [true, false]) see(place, truth);
        continue;
      }
      const asking = { filling: last, isSubmitted, isEnough, ...(beside && { beside }) };
      follow(from, (ask, world) => askWithin(condition, ask, world, last), asking);
    }
  };

  for (const { result, assigned } of follow(nowhere, (ask) => firstOpen(steps, 0, ask))) {
    if (result) arrive({ path: [result], assigned, chosen: assigned }, undefined);
  }
  for (const arrival of queue.each()) {
    const { way } = arrival;
    if (left <= 0 || isDone()) break;
    const step = way.path.at(-1);
    if (!step) continue;
    const filling = positionsOf(steps, way.path).findIndex((position) => position.step === step);
    askConditions(way, step, filling);
    for (const aside of asidesBeside(model, way)) askConditions(way, aside);
    if (step.step.final) continue;
    const completed = completions(way);
    const followed = completed.flatMap((assigned) =>
      follow({ ...way, assigned }, (ask) => stepAfter(steps, step, ask)),
    );
    // A visitor who cannot complete the step does not go round.
    let mayEnd = known.mayLeave(step) || followed.length === 0;
    for (const { result, assigned } of followed) {
      const chosen = new Map([...way.chosen, ...assigned]);
      if (!result) {
        ends.push({ path: way.path, assigned, chosen });
        mayEnd = true;
      } else if (way.path.includes(result)) {
        trips.push({ from: arrival, to: result, chosen });
        arrive(wayBack(model, { path: way.path, assigned, chosen }, result), arrival);
      } else arrive({ path: [...way.path, result], assigned, chosen }, arrival);
    }
    const { assigned } = way;
    if (left > 0) arrival.mayEnd = mayEnd || [...assigned.keys()].some(known.mayBeChanged);
  }
  return {
    reached,
    outcomes: [...outcomes.values()],
    ends,
    missing,
    roundTrips: isFaulty ? [] : roundTrips([...arrivals.values()], trips),
    knowsRoundTrips: !seeksRoundTrips || left > 0,
    isComplete: (left > 0 || sought.size === 0) && !isFaulty,
  };
}

/**
 * Everything that a journey without findings shows: each step is reached, and each condition holds and fails.
 * Once all of it was seen, the exploration can end, unless some step may be followed by nothing.
 */
function outcomesSought(model: JourneyModel, known: KnownSteps): Set<string> {
  const { steps } = model.journey;
  const sought = new Set<string>();
  const seek = (place: ConditionPlace, rule: CompiledRule | undefined): void => {
    sought.add(`${keyOf(place)} true`);
    if (rule) sought.add(`${keyOf(place)} false`);
  };
  for (const step of steps.filter((each) => !isShownUnseen(each, model, known))) {
    for (const { place } of model.conditionsOf(step))
      for (const outcome of outcomesWorthKnowing(place)) sought.add(`${keyOf(place)} ${outcome}`);
    if (model.isFurther) continue;
    sought.add(step.step.id);
    if (step.when) seek({ of: 'step', step }, step.when);
    if (step.step.final) continue;
    for (const [row, { when }] of step.next.entries()) seek({ of: 'row', step, row }, when);
    if (mayBeLast(steps, step) && known.mayBeDeadEnd(step)) sought.add(`${step.step.id} is last`);
  }
  return sought;
}

/** Whether nothing may follow a step that is not final. */
function mayBeLast(steps: readonly CompiledStep[], step: CompiledStep): boolean {
  const later = steps.slice(steps.indexOf(step) + 1).filter((each) => !each.step.aside);
  return [...step.next, ...later].every(({ when }) => when !== undefined);
}

/** Asks a condition of the step that is being filled in, if it matters there. */
function askWithin(
  { place, rule, shown, ofAnswer, item, guards = [] }: ConditionWithin,
  ask: Ask,
  world: World,
  filling: number,
): void {
  if (shown && !world.isShown(shown, filling)) return;
  if (shown && ofAnswer && !world.isAdmitted(shown, filling)) return;
  for (const [index, guard] of guards.entries()) {
    const name = `${keyOf(place)} ${index}`;
    if ((world.truth(guard.rule, name, filling + 1) === true) !== guard.is) return;
  }
  ask(place, rule, item);
}

/** Whether a condition can be asked on a way: an aside opens only after its step. */
function isAskedAfter({ after }: ConditionWithin, { path }: Way): boolean {
  return after === undefined || path.some(({ step }) => step.id === after);
}

/** Whether answers that are not known on a way may decide a condition: later ones, or those that actions change. */
function isUndecided(
  { place, rule, guards = [], isAction, isAnyTime }: ConditionWithin,
  model: JourneyModel,
  known: KnownSteps,
  { path }: Way,
  beside: CompiledStep | undefined,
): boolean {
  if (place.of === 'rule' && place.as === 'value' && model.readings.isOpen(rule.source)) return true;
  if (!isAction && !isAnyTime) return false;
  const rules = [rule, ...guards.map((guard) => guard.rule)];
  const names = new Set(rules.flatMap(({ source }) => [...model.answersRead(source)]));
  const { steps, given } = model.journey;
  return [...names].some((name) => {
    if (isAction && known.mayBeChanged(`answers.${name}`)) return true;
    const holders = steps.filter(({ form }) => model.holder(form, name));
    return holders.length === 0
      ? !given.includes(name)
      : !holders.every((step) => step === beside || path.includes(step));
  });
}

/** A way on which results are chosen again: a call may have changed them. */
function withoutResults(way: Way): Way {
  return { ...way, assigned: new Map([...way.assigned].filter(([key]) => !key.startsWith('results.'))) };
}

/** Whether a step is also shown where its conditions are not asked. */
function isShownUnseen(step: CompiledStep, { isFurther }: JourneyModel, known: KnownSteps): boolean {
  return known.isShownOtherwise(step) && !(isFurther && step.step.aside && !step.step.open);
}

/** The asides that may be open on a way. Only conditions that decide no way are asked there. */
function asidesBeside({ journey, isFurther }: JourneyModel, { path }: Way): readonly CompiledStep[] {
  if (!isFurther) return [];
  const ids = new Set<string | undefined>([undefined, ...path.map(({ step }) => step.id)]);
  return journey.steps.filter((each) => each.step.aside && ids.has(each.step.after) && !path.includes(each));
}
