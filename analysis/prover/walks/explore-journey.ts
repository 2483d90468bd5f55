import { type CompiledStep, memoize } from '#engine';
import { lazily } from '#engine/parts';
import { type Assignment, textOf, union } from '../values/choices.ts';
import { asidesBeside, askWithin, isAskedAfter, isUndecided, withoutResults } from './asked-conditions.ts';
import { createCompletions } from './completions.ts';
import type { ConditionWithin } from './conditions.ts';
import type { Exploration, KnownSteps, MissingOn } from './exploration.ts';
import { createFollower, createKnownRuns } from './follow.ts';
import type { JourneyModel } from './journey-model.ts';
import { type Ask, firstOpen, rulesAfter, stepAfter } from './next-step.ts';
import { createQueue } from './queue.ts';
import { type Arrival, hasRoundTrips, type ReturningWay, roundTrips, waysBack } from './round-trips.ts';
import { createSightings } from './sightings.ts';
import { isByAnswersAlone, nowhere, type Way } from './way.ts';
import { isLive, liveAsked, liveFrom, liveIn, pathThatMatters } from './what-matters.ts';
import { positionsOf, type World } from './world.ts';

/** Number of runs after which the rest of a journey is not decided. */
const mostRuns = 20_000;

/** Number of runs after which nothing is said about the conditions that decide no way. */
const mostFurtherRuns = 20_000;

/**
 * Numbers of ways to a step that are told apart by everything that matters later, and by everything that
 * decides later steps. Of further ways all values are chosen again, so that more may seem possible than is.
 */
const mostDistinguished = 24;
const mostDistinguishedByWays = 60;

/**
 * Follows every way through a journey, step by step. Ways that lead to one step with the same values of
 * everything that later rules read are followed once.
 */
export function exploreJourney(model: JourneyModel, known: KnownSteps): Exploration {
  const { steps } = model.journey;
  const reached = new Map<string, Way>();
  const arrivals = new Map<string, Arrival>();
  const arrived = new Map<CompiledStep, number>();
  const ends: Way[] = [];
  const missing: MissingOn[] = [];
  const trips: ReturningWay[] = [];
  const liveAfter = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const partAfter = memoize((step: CompiledStep) => {
    const known = createKnownRuns<CompiledStep | undefined>(liveIn(model, rulesAfter(steps, step)));
    return { run: (ask: Ask) => stepAfter(steps, step, ask), known };
  });
  const knownOf = memoize((condition: ConditionWithin) => createKnownRuns<void>(liveAsked(model, condition)));
  const completions = createCompletions(
    model,
    (step) => (liveAfter.get(step) ?? liveFrom(model, step)).after,
  );
  const { see, seeStep, seePassed, isPassed, isKnown, isAllSeen, outcomes } = createSightings(model, known);
  let left = model.isFurther ? mostFurtherRuns : mostRuns;
  let isFaulty = false;
  const seeksRoundTrips = !model.isFurther && hasRoundTrips(steps);
  const isDone = () => isAllSeen() && !seeksRoundTrips;
  const spend = () => !isDone() && left-- > 0;

  const follow = createFollower(model, {
    see(place, truth, way, isAlone) {
      see(place, truth, way, isAlone);
      if (truth !== true && place.of === 'rule' && place.as === 'value') missing.push({ place, way: way() });
    },
    fault() {
      isFaulty = true;
    },
    spend,
  });

  const queue = createQueue();
  /** @param parts all values that were chosen on the way; put together for the few ways that are not followed yet */
  const arrive = (
    way: Pick<Way, 'path' | 'assigned'>,
    parts: readonly [Assignment, ...Assignment[]],
    before: Arrival | undefined,
  ): void => {
    const step = way.path.at(-1);
    const found = step && liveAfter.get(step);
    if (!step || !found) return;
    const count = arrived.get(step) ?? 0;
    const { distinguishesAll = false } = known;
    const live = distinguishesAll || count < mostDistinguished ? found.whole : found.ofWays;
    const kept =
      distinguishesAll || count < mostDistinguishedByWays
        ? [...way.assigned].filter(([key]) => isLive(key, live))
        : [];
    const key = JSON.stringify([
      step.definition.id,
      pathThatMatters(model, way.path, found.whole),
      textOf(kept),
    ]);
    const chosen = lazily(() => parts.reduce(union));
    const here = lazily((): Way => ({ path: way.path, assigned: new Map(kept), chosen: chosen() }));
    const same = arrivals.get(key);
    if (same) {
      before?.next.add(same);
      queue.prefer(same, here, () => parts.every(isByAnswersAlone));
      return;
    }
    const isMerged = !distinguishesAll && count >= mostDistinguished;
    const arrival = { way: here(), next: new Set<Arrival>(), mayEnd: true, isMerged };
    before?.next.add(arrival);
    arrivals.set(key, arrival);
    arrived.set(step, count + 1);
    if (!reached.has(step.definition.id)) reached.set(step.definition.id, { ...way, chosen: chosen() });
    seeStep(step.definition.id);
    queue.add(arrival);
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
        for (const truth of [true, false]) see(place, truth, () => way, isByAnswersAlone(way.chosen));
        continue;
      }
      const asking = { filling: last, isSubmitted, isEnough, ...(beside && { beside }) };
      const run = (ask: Ask, world: World) => askWithin(condition, ask, world, last);
      follow(from, { run, known: knownOf(condition) }, asking);
    }
  };

  for (const { result, chosen } of follow(nowhere, { run: (ask) => firstOpen(steps, 0, ask) })) {
    if (result) arrive({ path: [result], assigned: chosen }, [chosen], undefined);
  }
  for (const arrival of queue.each()) {
    const { way } = arrival;
    if (left <= 0 || isDone()) break;
    const step = way.path.at(-1);
    if (!step) continue;
    const filling = positionsOf(steps, way.path).findIndex((position) => position.step === step);
    askConditions(way, step, filling);
    for (const aside of asidesBeside(model, way)) askConditions(way, aside);
    if (step.definition.final) continue;
    const completed = completions(way);
    if (completed.length > 0) seePassed(step);
    const followed = completed.flatMap((assigned) =>
      follow({ ...way, assigned }, partAfter(step)).map(({ result, chosen }) => {
        return { result, assigned: union(assigned, chosen) };
      }),
    );
    // A visitor who cannot complete the step does not go round.
    let mayEnd = known.mayLeave(step) || followed.length === 0;
    for (const { result, assigned } of followed) {
      const chosen = lazily(() => union(way.chosen, assigned));
      if (!result) {
        ends.push({ path: way.path, assigned, chosen: chosen() });
        mayEnd = true;
      } else if (way.path.includes(result)) {
        trips.push({ from: arrival, to: result, chosen: chosen() });
        for (const back of waysBack(model, { path: way.path, assigned, chosen: chosen() }, result))
          arrive(back, [back.chosen], arrival);
      } else arrive({ path: [...way.path, result], assigned }, [way.chosen, assigned], arrival);
    }
    const { assigned } = way;
    if (left > 0) arrival.mayEnd = mayEnd || [...assigned.keys()].some(known.mayBeChanged);
  }
  const { found, mayHideMore } = roundTrips([...arrivals.values()], trips);
  return {
    reached,
    outcomes: outcomes(),
    ends,
    ways: [...arrivals.values()].map(({ way }) => way),
    refusing: steps.filter((step) => reached.has(step.definition.id) && !isPassed(step)),
    missing,
    roundTrips: isFaulty ? [] : found,
    knowsRoundTrips: !seeksRoundTrips || left > 0,
    mayHideRoundTrips: mayHideMore,
    isComplete: (left > 0 || isAllSeen()) && !isFaulty,
  };
}
