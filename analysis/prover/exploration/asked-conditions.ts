import type { CompiledStep } from '#engine';
import { type ConditionWithin, keyOf } from './conditions.ts';
import type { KnownSteps } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import type { Ask } from './next-step.ts';
import type { Path } from './path.ts';
import type { SymbolicState } from './symbolic-state.ts';

/** Asks a condition of the step that is being filled in, if it matters there. */
export function askCondition(
  { place, rule, shown, ofAnswer, item, ofItem, guards = [] }: ConditionWithin,
  ask: Ask,
  state: SymbolicState,
  filling: number,
): void {
  if (shown && !state.isShown(shown, filling)) return;
  if (shown && ofItem) {
    const { question } = ofItem;
    const any = state.itemOf(shown, filling);
    if (question && !any.isShown(question)) return;
    if (question && ofAnswer && !any.isAdmitted(question)) return;
    const isOfOption = item !== undefined;
    ask(place, rule, isOfOption ? item : any.value, isOfOption ? undefined : any.list);
    return;
  }
  if (shown && ofAnswer && !state.isAdmitted(shown, filling)) return;
  for (const [index, guard] of guards.entries()) {
    const name = `${keyOf(place)} ${index}`;
    if ((state.truth(guard.rule, name, filling + 1) === true) !== guard.is) return;
  }
  ask(place, rule, item);
}

/** Whether a condition can be asked on a path: an aside opens only after its step. */
export function isAskedAfter({ after }: ConditionWithin, { steps: walked }: Path): boolean {
  return after === undefined || walked.some(({ definition: step }) => step.id === after);
}

/** Whether answers that are not known on a path may decide a condition: later ones, or those that actions change. */
export function isUndecided(
  { place, rule, guards = [], isAction, isAnyTime }: ConditionWithin,
  model: JourneyModel,
  known: KnownSteps,
  { steps: walked }: Path,
  beside: CompiledStep | undefined,
): boolean {
  if (place.of === 'rule' && place.as === 'value' && model.partitions.isOpen(rule.source)) return true;
  if (!isAction && !isAnyTime) return false;
  const rules = [rule, ...guards.map((guard) => guard.rule)];
  const names = new Set(rules.flatMap(({ source }) => [...model.answersRead(source)]));
  const { steps, given } = model.journey;
  return [...names].some((name) => {
    if (isAction && known.mayBeChanged(`answers.${name}`)) return true;
    const holders = steps.filter(({ form }) => model.holder(form, name));
    return holders.length === 0
      ? !given.includes(name)
      : !holders.every((step) => step === beside || walked.includes(step));
  });
}

/** A path on which results are chosen again: a call may have changed them. */
export function withoutResults(path: Path): Path {
  return { ...path, assigned: new Map([...path.assigned].filter(([key]) => !key.startsWith('results.'))) };
}

/** Whether a step is also shown where its conditions are not asked. */
export function isShownElsewhere(
  step: CompiledStep,
  { asksSideConditions }: JourneyModel,
  known: KnownSteps,
): boolean {
  return (
    known.isShownOtherwise(step) && !(asksSideConditions && step.definition.aside && !step.definition.open)
  );
}

/** The asides that may be open on a path. Only conditions that decide no path are asked there. */
export function asidesBeside(
  { journey, asksSideConditions }: JourneyModel,
  { steps: walked }: Path,
): readonly CompiledStep[] {
  if (!asksSideConditions) return [];
  const ids = new Set<string | undefined>([undefined, ...walked.map(({ definition: step }) => step.id)]);
  return journey.steps.filter(
    (each) => each.definition.aside && ids.has(each.definition.after) && !walked.includes(each),
  );
}
