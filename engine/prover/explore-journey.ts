import type { CompiledStep } from '../journeys/compile-journey.ts';
import type { CompiledRule } from '../rules/evaluation/compile.ts';
import { type Assignment, type Choices, enumerate } from './choices.ts';
import type { JourneyModel } from './journey-model.ts';
import {
  type Ask,
  askIn,
  type ConditionPlace,
  firstOpen,
  keyOf,
  nowhere,
  stepAfter,
  type Way,
} from './next-step.ts';
import { isLive, liveFrom, pathThatMatters } from './what-matters.ts';
import { createWorld, positionsOf } from './world.ts';

/** Number of runs after which the rest of a journey is not decided. */
const mostRuns = 20_000;

/**
 * Numbers of ways to a step that are told apart by everything that matters later, and by everything that
 * decides later steps. Of further ways all values are chosen again, so that more may seem possible than is.
 */
const mostTold = 24;
const mostToldByWays = 60;

/** What is known of the steps of a journey before it is explored. */
export interface KnownSteps {
  /** Whether a step that nothing follows would be a finding. */
  readonly mayBeDeadEnd: (step: CompiledStep) => boolean;
  /** Whether a step is also shown other than along the path, where its conditions may have other outcomes. */
  readonly isShownOtherwise: (step: CompiledStep) => boolean;
}

/** The outcomes of a condition on all ways on which it is asked. */
export interface Outcomes {
  readonly place: ConditionPlace;
  held: boolean;
  failed: boolean;
}

/** Everything that can happen in a journey, for representatives of all values. */
export interface Exploration {
  /** The first way to each step that is reached, by its id. */
  readonly reached: ReadonlyMap<string, Way>;
  readonly outcomes: readonly Outcomes[];
  /** Ways that end at a completed step that nothing follows. */
  readonly ends: readonly Way[];
  /** False if the bound was met, or a rule could not be evaluated: nothing is then certain to never happen. */
  readonly isComplete: boolean;
}

/**
 * Follows every way through a journey, step by step. Ways that lead to one step with the same values of
 * everything that later rules read are followed once.
 */
export function exploreJourney(model: JourneyModel, known: KnownSteps): Exploration {
  const { steps } = model.journey;
  const reached = new Map<string, Way>();
  const seen = new Set<string>();
  const arrivals = new Map<CompiledStep, number>();
  const outcomes = new Map<string, Outcomes>();
  for (const step of steps.filter(known.isShownOtherwise)) {
    for (const place of placesOf(step)) outcomes.set(keyOf(place), { place, held: true, failed: true });
  }
  const ends: Way[] = [];
  const liveAfter = new Map(steps.map((step) => [step, liveFrom(model, step)] as const));
  const sought = outcomesSought(model.journey, known);
  let left = mostRuns;
  let isFaulty = false;
  const spend = () => sought.size > 0 && left-- > 0;

  const queue: Way[] = [];
  const arrive = (way: Way): void => {
    const step = way.path.at(-1);
    const found = step && liveAfter.get(step);
    if (!step || !found) return;
    const count = arrivals.get(step) ?? 0;
    const live = count < mostTold ? found.whole : found.ofWays;
    const kept = count < mostToldByWays ? [...way.assigned].filter(([key]) => isLive(key, live)) : [];
    const assigned = new Map(kept);
    const key = JSON.stringify([
      step.step.id,
      pathThatMatters(model, way.path, found.whole),
      [...assigned].sort(),
    ]);
    if (seen.has(key)) return;
    seen.add(key);
    arrivals.set(step, count + 1);
    if (!reached.has(step.step.id)) reached.set(step.step.id, way);
    sought.delete(step.step.id);
    queue.push({ ...way, assigned });
  };

  /** Runs a part of the journey in every way that differs, noting the outcomes of its conditions. */
  const follow = <Result>(
    way: Way,
    part: (ask: Ask) => Result,
    { filling, isEnough }: { readonly filling?: number; readonly isEnough?: () => boolean } = {},
  ): readonly { readonly result: Result; readonly assigned: Assignment }[] => {
    const all = positionsOf(steps, way.path);
    const positions = filling === undefined ? all : all.slice(0, filling + 1);
    const run = (choices: Choices) => {
      const world = createWorld(model, choices, positions, filling);
      const asked: [ConditionPlace, boolean][] = [];
      const result = part(askIn(world, asked, positions.length));
      return { result, asked, faulty: world.isFaulty() };
    };
    const found = [];
    for (const { result, assigned } of enumerate(way.assigned, run, spend)) {
      if (result.faulty) isFaulty = true;
      for (const [place, held] of result.asked) {
        note(outcomes, place, held);
        sought.delete(`${keyOf(place)} ${held}`);
      }
      found.push({ result: result.result, assigned });
      if (isEnough?.()) break;
    }
    return found;
  };

  for (const { result, assigned } of follow(nowhere, (ask) => firstOpen(steps, 0, ask))) {
    if (result) arrive({ path: [result], assigned, chosen: assigned });
  }
  for (const way of queue) {
    if (left <= 0 || sought.size === 0) break;
    const step = way.path.at(-1);
    if (!step) continue;
    const filling = positionsOf(steps, way.path).findIndex((position) => position.step === step);
    for (const [field, { when }] of step.form.fields.entries()) {
      const place: ConditionPlace = { of: 'field', step, field };
      const isEnough = () => {
        const seenHere = outcomes.get(keyOf(place));
        return seenHere?.held === true && seenHere.failed;
      };
      if (when && !isEnough()) follow(way, (ask) => ask(place, when), { filling, isEnough });
    }
    if (step.step.final) continue;
    for (const { result, assigned } of follow(way, (ask) => stepAfter(steps, step, ask))) {
      const chosen = new Map([...way.chosen, ...assigned]);
      if (!result) ends.push({ path: way.path, assigned, chosen });
      else if (!way.path.includes(result)) arrive({ path: [...way.path, result], assigned, chosen });
    }
  }
  return {
    reached,
    outcomes: [...outcomes.values()],
    ends,
    isComplete: (left > 0 || sought.size === 0) && !isFaulty,
  };
}

/**
 * Everything that a journey without findings shows: each step is reached, and each condition holds and fails.
 * Once all of it was seen, the exploration can end, unless some step may be followed by nothing.
 */
function outcomesSought({ steps }: JourneyModel['journey'], known: KnownSteps): Set<string> {
  const sought = new Set<string>();
  const seek = (place: ConditionPlace, rule: CompiledRule | undefined): void => {
    sought.add(`${keyOf(place)} true`);
    if (rule) sought.add(`${keyOf(place)} false`);
  };
  for (const step of steps.filter((each) => !known.isShownOtherwise(each))) {
    sought.add(step.step.id);
    if (step.when) seek({ of: 'step', step }, step.when);
    for (const [field, { when }] of step.form.fields.entries())
      if (when) seek({ of: 'field', step, field }, when);
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

function note(outcomes: Map<string, Outcomes>, place: ConditionPlace, held: boolean): void {
  const key = keyOf(place);
  const known = outcomes.get(key) ?? { place, held: false, failed: false };
  if (held) known.held = true;
  else known.failed = true;
  outcomes.set(key, known);
}

function placesOf(step: CompiledStep): readonly ConditionPlace[] {
  return [
    { of: 'step', step },
    ...[...step.next.keys()].map((row) => ({ of: 'row' as const, step, row })),
    ...[...step.form.fields.keys()].map((field) => ({ of: 'field' as const, step, field })),
  ];
}
