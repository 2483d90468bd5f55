import { type CompiledJourney, type CompiledStep, memoize } from '#engine';
import type { CompiledRule, CompiledSection } from '#engine/parts';
import { type ConditionPlace, keyOf } from './conditions.ts';
import type { PassedSection } from './path.ts';
import { itemPath } from './symbolic-item.ts';
import type { SymbolicState } from './symbolic-state.ts';

/** Asks a condition, and notes its outcome. Without a rule it always holds. */
export type Ask = (
  place: ConditionPlace,
  rule: CompiledRule | undefined,
  item?: unknown,
  list?: string,
) => boolean;

/** @param note receives the outcome: true, false, or undefined for unknown */
export function askWith(
  state: SymbolicState,
  note: (place: ConditionPlace, truth: boolean | undefined) => void,
): Ask {
  return (place, rule, item, list) => {
    const outcome = rule === undefined || state.truth(rule, nameOf(place), state.count, item, list);
    // A check refuses only what makes it false.
    const truth = place.of === 'check' ? outcome !== false : outcome;
    note(place, truth);
    return truth === true;
  };
}

function nameOf(place: ConditionPlace): string {
  if (place.of !== 'field') return keyOf(place);
  const compiled = place.step.form.fields[place.field];
  const question = place.question === undefined ? undefined : compiled?.items?.form.fields[place.question];
  return question
    ? itemPath(compiled?.field.name ?? '', question.field.name)
    : `answers.${compiled?.field.name}`;
}

/** Asks the conditions between two steps, and says which sections are passed over. */
export interface Transition {
  readonly ask: Ask;
  readonly state: SymbolicState;
  /** Whether visitors also leave sections open that they could complete. */
  readonly leavesOpen: boolean;
}

/** The step after a completed one, as the walk finds it. */
export function stepAfter(
  steps: readonly CompiledStep[],
  after: CompiledStep,
  transition: Transition,
): CompiledStep | undefined {
  const { ask, state } = transition;
  const { section } = after;
  for (const [row, { when, step }] of after.next.entries()) {
    if (!ask(placeOfRow(after, row), when)) continue;
    const named = steps.find((each) => each.definition.id === step);
    if (named === undefined || section === undefined || named.section === section) return named;
    state.leave(section);
    return firstOpen(steps, endOf(steps, section), transition);
  }
  return firstOpen(steps, steps.indexOf(after) + 1, transition, section);
}

/**
 * The first step on the path from a position on whose condition holds.
 * @param inside the section that is completed if the path goes on beyond it
 */
export function firstOpen(
  steps: readonly CompiledStep[],
  from: number,
  transition: Transition,
  inside?: CompiledSection,
): CompiledStep | undefined {
  const { ask, state, leavesOpen } = transition;
  let section = inside;
  for (let index = from; index < steps.length; index++) {
    const step = steps[index];
    if (step === undefined || step.definition.aside) continue;
    if (step.section !== section) {
      if (section) state.leave(section);
      section = step.section;
      if (section) {
        const isThere = section.when === undefined || ask(placeOfSection(step), section.when);
        const isWaiting = isThere && isHeldUp(section, state.open);
        if (isWaiting || (isThere && leavesOpen && state.passesOver(section)))
          state.leave(section, { section, isWaiting });
        else if (isThere) {
          if (step.when === undefined || ask(placeOfStep(step), step.when)) return step;
          continue;
        }
        index = endOf(steps, section) - 1;
        section = undefined;
        continue;
      }
    }
    if (step.when === undefined || ask(placeOfStep(step), step.when)) return step;
  }
  return undefined;
}

/** Whether a section waits for one that is not complete. */
function isHeldUp(
  { definition: { waitsFor = [] } }: CompiledSection,
  open: readonly PassedSection[],
): boolean {
  return open.some(({ section }) => waitsFor.includes(section.definition.id));
}

/** Whether the step that shows the sections keeps a visitor, because one must be complete that is not. */
export function isKept(
  { hub }: Pick<CompiledJourney, 'hub'>,
  { definition }: CompiledStep,
  open: readonly PassedSection[],
): boolean {
  return definition.id === hub && open.some(({ section }) => !section.definition.optional);
}

/** The index after the last step of a section. */
function endOf(steps: readonly CompiledStep[], section: CompiledSection): number {
  return steps.findLastIndex((step) => step.section === section) + 1;
}

/** The rules that decide the step after a completed one. */
export function rulesAfter(steps: readonly CompiledStep[], after: CompiledStep): readonly unknown[] {
  const later = steps.slice(steps.indexOf(after) + 1).filter(({ definition: step }) => !step.aside);
  const sections = later.map(({ section }) => ({ when: section?.when }));
  return [...after.next, ...later, ...sections].flatMap(({ when }) => (when ? [when.source] : []));
}

// The same objects each time, so that their keys are made once.
const placesOfRows = memoize((step: CompiledStep): readonly ConditionPlace[] =>
  step.next.map((_, row): ConditionPlace => ({ of: 'row', step, row })),
);
const placeOfSection = memoize((step: CompiledStep): ConditionPlace => ({ of: 'section', step }));
const placeOfStep = memoize((step: CompiledStep): ConditionPlace => ({ of: 'step', step }));

function placeOfRow(step: CompiledStep, row: number): ConditionPlace {
  return placesOfRows(step)[row] ?? { of: 'row', step, row };
}
