import { type CompiledStep, memoize } from '#engine';
import type { CompiledRule } from '#engine/parts';
import { type ConditionPlace, keyOf } from './conditions.ts';
import type { SymbolicState } from './symbolic-state.ts';

/** Asks a condition, and notes its outcome. Without a rule it always holds. */
export type Ask = (place: ConditionPlace, rule: CompiledRule | undefined, item?: unknown) => boolean;

/** @param note receives the outcome: true, false, or undefined for unknown */
export function askWith(
  state: SymbolicState,
  note: (place: ConditionPlace, truth: boolean | undefined) => void,
  count: number,
): Ask {
  return (place, rule, item) => {
    const name =
      place.of === 'field' ? `answers.${place.step.form.fields[place.field]?.field.name}` : keyOf(place);
    const outcome = rule === undefined || state.truth(rule, name, count, item);
    // A check refuses only what makes it false.
    const truth = place.of === 'check' ? outcome !== false : outcome;
    note(place, truth);
    return truth === true;
  };
}

/** The step after a completed one, as the walk finds it. */
export function stepAfter(
  steps: readonly CompiledStep[],
  after: CompiledStep,
  ask: Ask,
): CompiledStep | undefined {
  for (const [row, { when, step }] of after.next.entries()) {
    if (ask(placeOfRow(after, row), when)) return steps.find((each) => each.definition.id === step);
  }
  return firstOpen(steps, steps.indexOf(after) + 1, ask);
}

/** The first step on the path from a position on whose condition holds. */
export function firstOpen(steps: readonly CompiledStep[], from: number, ask: Ask): CompiledStep | undefined {
  return steps
    .slice(from)
    .find((step) => !step.definition.aside && (step.when === undefined || ask(placeOfStep(step), step.when)));
}

/** The rules that decide the step after a completed one. */
export function rulesAfter(steps: readonly CompiledStep[], after: CompiledStep): readonly unknown[] {
  const later = steps.slice(steps.indexOf(after) + 1).filter(({ definition: step }) => !step.aside);
  return [...after.next, ...later].flatMap(({ when }) => (when ? [when.source] : []));
}

// The same objects each time, so that their keys are made once.
const placesOfRows = memoize((step: CompiledStep): readonly ConditionPlace[] =>
  step.next.map((_, row): ConditionPlace => ({ of: 'row', step, row })),
);
const placeOfStep = memoize((step: CompiledStep): ConditionPlace => ({ of: 'step', step }));

function placeOfRow(step: CompiledStep, row: number): ConditionPlace {
  return placesOfRows(step)[row] ?? { of: 'row', step, row };
}
