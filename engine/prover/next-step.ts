import type { CompiledStep } from '../journeys/compile-journey.ts';
import type { CompiledRule } from '../rules/evaluation/compile.ts';
import type { Assignment } from './choices.ts';
import type { World } from './world.ts';

/** A way to a step: the steps walked, and the values that led along them. */
export interface Way {
  readonly path: readonly CompiledStep[];
  /** The values that later rules may read. */
  readonly assigned: Assignment;
  /** All values that were chosen on the way. */
  readonly chosen: Assignment;
}

/** Before the first step. */
export const nowhere: Way = { path: [], assigned: new Map(), chosen: new Map() };

/** A condition of a journey: a step's `when`, the `when` of a row of its `next`, or that of a field. */
export type ConditionPlace =
  | { readonly of: 'step'; readonly step: CompiledStep }
  | { readonly of: 'row'; readonly step: CompiledStep; readonly row: number }
  | { readonly of: 'field'; readonly step: CompiledStep; readonly field: number };

/** Asks a condition, and notes that it was asked. Without a rule it always holds. */
export type Ask = (place: ConditionPlace, rule: CompiledRule | undefined) => boolean;

export function askIn(world: World, asked: [ConditionPlace, boolean][], count: number): Ask {
  return (place, rule) => {
    const name =
      place.of === 'field' ? `answers.${place.step.form.fields[place.field]?.field.name}` : keyOf(place);
    const held = rule === undefined || world.holds(rule, name, count);
    asked.push([place, held]);
    return held;
  };
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

/** Identifies a condition within its journey. */
export function keyOf(place: ConditionPlace): string {
  const at = place.of === 'row' ? place.row : place.of === 'field' ? place.field : '';
  return `${place.of} ${place.step.step.id} ${at}`;
}
