import type { CompiledStep } from '../journeys/compile-journey.ts';
import type { CompiledRule } from '../rules/evaluation/compile.ts';
import { type Assignment, type Choices, enumerate } from './choices.ts';
import { fieldConditions, type JourneyModel, stepRules } from './journey-model.ts';
import { createWorld, positionsOf, type World } from './world.ts';

/** Number of runs after which the rest of a journey is not decided. */
const mostRuns = 20_000;

/**
 * Numbers of ways to a step that are told apart by everything that matters later, and by everything that
 * decides later steps. Of further ways all values are chosen again, so that more may seem possible than is.
 */
const mostTold = 24;
const mostToldByWays = 60;

/** A way to a step: the steps walked, and the values that led along them. */
export interface Way {
  readonly path: readonly CompiledStep[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the way. */
  readonly chosen: Assignment;
}

const nowhere: Way = { path: [], assigned: new Map(), chosen: new Map() };

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

/** A condition of a journey: a step's `when`, the `when` of a row of its `next`, or that of a field. */
export type ConditionPlace =
  | { readonly of: 'step'; readonly step: CompiledStep }
  | { readonly of: 'row'; readonly step: CompiledStep; readonly row: number }
  | { readonly of: 'field'; readonly step: CompiledStep; readonly field: number };

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

/** Asks a condition, and notes that it was asked. Without a rule it always holds. */
type Ask = (place: ConditionPlace, rule: CompiledRule | undefined) => boolean;

function askIn(world: World, asked: [ConditionPlace, boolean][], count: number): Ask {
  return (place, rule) => {
    const name =
      place.of === 'field' ? `answers.${place.step.form.fields[place.field]?.field.name}` : keyOf(place);
    const held = rule === undefined || world.holds(rule, name, count);
    asked.push([place, held]);
    return held;
  };
}

/** The step after a completed one, as the walk finds it. */
function stepAfter(steps: readonly CompiledStep[], after: CompiledStep, ask: Ask): CompiledStep | undefined {
  for (const [row, { when, step }] of after.next.entries()) {
    if (ask({ of: 'row', step: after, row }, when)) return steps.find((each) => each.step.id === step);
  }
  return firstOpen(steps, steps.indexOf(after) + 1, ask);
}

function firstOpen(steps: readonly CompiledStep[], from: number, ask: Ask): CompiledStep | undefined {
  return steps
    .slice(from)
    .find((step) => !step.step.aside && (step.when === undefined || ask({ of: 'step', step }, step.when)));
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

function keyOf(place: ConditionPlace): string {
  const at = place.of === 'row' ? place.row : place.of === 'field' ? place.field : '';
  return `${place.of} ${place.step.step.id} ${at}`;
}

/** Everything that can still matter from a step on. */
interface Live {
  /** Paths of two names, such as `answers.plan`. */
  readonly leaves: ReadonlySet<string>;
  /** Keys of the asides whose answers may be read. */
  readonly asides: ReadonlySet<string>;
  /** The steps whose answers may be read, or those of an aside after them. */
  readonly telling: ReadonlySet<CompiledStep>;
}

function liveFrom(model: JourneyModel, from: CompiledStep): { readonly whole: Live; readonly ofWays: Live } {
  const following = stepsAfter(model.journey.steps, from);
  const asides = model.journey.steps.flatMap(({ step, when }) => (step.aside && when ? [when.source] : []));
  const ways = [...following.flatMap(stepRules), ...asides];
  const fields = following.flatMap(({ form }) => form.fields.flatMap(fieldConditions));
  return { whole: liveIn(model, [...ways, ...fields]), ofWays: liveIn(model, ways) };
}

function liveIn(model: JourneyModel, rules: readonly unknown[]): Live {
  const leaves = model.leavesRead(rules);
  const names = new Set<string>();
  for (const leaf of leaves) {
    if (leaf.startsWith('answers.')) names.add(leaf.slice('answers.'.length));
    if (leaf.startsWith('facts.')) for (const name of model.answersRead({ var: leaf })) names.add(name);
  }
  const { steps } = model.journey;
  const isRead = ({ form }: CompiledStep) => [...names].some((name) => model.holder(form, name));
  const asides = steps.filter((step) => step.step.aside && isRead(step));
  return {
    leaves,
    asides: new Set(asides.map(({ step }) => `aside ${step.id}`)),
    telling: new Set(
      steps.filter((step) => isRead(step) || asides.some((aside) => aside.step.after === step.step.id)),
    ),
  };
}

/** A step and all that may follow it. */
function stepsAfter(steps: readonly CompiledStep[], from: CompiledStep): readonly CompiledStep[] {
  const following = new Set([from]);
  for (const step of following) {
    for (const row of step.next) {
      const named = steps.find((each) => each.step.id === row.step);
      if (named) following.add(named);
    }
    if (step.step.final || step.next.some(({ when }) => !when)) continue;
    for (const later of steps.slice(steps.indexOf(step) + 1)) {
      following.add(later);
      if (later.when === undefined && !later.step.aside) break;
    }
  }
  return [...following];
}

/** Whether a value decides anything later. Keys begin with the path of what they decide. */
function isLive(key: string, { leaves, asides }: Live): boolean {
  const [base = ''] = key.split(/[@|]/);
  return asides.has(base) || leaves.has(base.split('.', 2).join('.'));
}

/** The steps of a path that later rules or later steps can tell from others. */
function pathThatMatters(
  { journey: { steps } }: JourneyModel,
  path: readonly CompiledStep[],
  { telling }: Live,
): readonly string[] {
  const last = path.at(-1);
  const isAhead = (step: CompiledStep) => last !== undefined && mayReturn(steps, last, step);
  return path.filter((step) => telling.has(step) || isAhead(step)).map(({ step }) => step.id);
}

/** Whether some row of the journey leads back to a step. */
function mayReturn(steps: readonly CompiledStep[], from: CompiledStep, to: CompiledStep): boolean {
  const at = steps.indexOf(to);
  return (
    at <= steps.indexOf(from) &&
    steps.some((step) => steps.indexOf(step) >= at && step.next.some((row) => row.step === to.step.id))
  );
}
