import type { CompiledStep } from '../../journeys/compile-journey.ts';
import type { CompiledRule } from '../../rules/evaluation/compile.ts';
import type { Assignment } from '../values/choices.ts';
import { type ConditionPlace, keyOf } from './conditions.ts';
import type { World } from './world.ts';

/** A way to a step: the steps walked, and the values that led along them. */
export interface Way {
  readonly path: readonly CompiledStep[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the way. */
  readonly chosen: Assignment;
}

/**
 * Whether only answers decided a way. The result of a call may be missing because the call has not been made yet,
 * and whoever makes it is told of its failure.
 */
export function isByAnswersAlone(chosen: Assignment): boolean {
  return [...chosen.keys()].every((key) => /^(answers\.[^|]*|aside .*)$/.test(key));
}

/** Before the first step. */
export const nowhere: Way = { path: [], assigned: new Map(), chosen: new Map() };

/** Asks a condition, and notes its outcome. Without a rule it always holds. */
export type Ask = (place: ConditionPlace, rule: CompiledRule | undefined, item?: unknown) => boolean;

/** @param note receives the outcome: true, false, or undefined for unknown */
export function askWith(
  world: World,
  note: (place: ConditionPlace, truth: boolean | undefined) => void,
  count: number,
): Ask {
  return (place, rule, item) => {
    const name =
      place.of === 'field' ? `answers.${place.step.form.fields[place.field]?.field.name}` : keyOf(place);
    const outcome = rule === undefined || world.truth(rule, name, count, item);
    // A check refuses only what makes it false.
    const truth = place.of === 'check' ? outcome !== false : outcome;
    note(place, truth);
    return truth === true;
  };
}

export function askIn(world: World, asked: [ConditionPlace, boolean][], count: number): Ask {
  return askWith(world, (place, truth) => asked.push([place, truth === true]), count);
}

/** The step after a completed one, as the walk finds it. */
export function stepAfter(
  steps: readonly CompiledStep[],
  after: CompiledStep,
  ask: Ask,
): CompiledStep | undefined {
  for (const [row, { when, step }] of after.next.entries()) {
    if (ask({ of: 'row', step: after, row }, when)) return steps.find((each) => each.step.id === step);
  }
  return firstOpen(steps, steps.indexOf(after) + 1, ask);
}

/** The first step on the path from a position on whose condition holds. */
export function firstOpen(steps: readonly CompiledStep[], from: number, ask: Ask): CompiledStep | undefined {
  return steps
    .slice(from)
    .find((step) => !step.step.aside && (step.when === undefined || ask({ of: 'step', step }, step.when)));
}
