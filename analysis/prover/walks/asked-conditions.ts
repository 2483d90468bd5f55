import type { CompiledStep } from '#engine';
import { type ConditionWithin, keyOf } from './conditions.ts';
import type { KnownSteps } from './exploration.ts';
import type { JourneyModel } from './journey-model.ts';
import type { Ask } from './next-step.ts';
import type { Way } from './way.ts';
import type { World } from './world.ts';

/** Asks a condition of the step that is being filled in, if it matters there. */
export function askWithin(
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
export function isAskedAfter({ after }: ConditionWithin, { path }: Way): boolean {
  return after === undefined || path.some(({ definition: step }) => step.id === after);
}

/** Whether answers that are not known on a way may decide a condition: later ones, or those that actions change. */
export function isUndecided(
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
export function withoutResults(way: Way): Way {
  return { ...way, assigned: new Map([...way.assigned].filter(([key]) => !key.startsWith('results.'))) };
}

/** Whether a step is also shown where its conditions are not asked. */
export function isShownUnseen(step: CompiledStep, { isFurther }: JourneyModel, known: KnownSteps): boolean {
  return known.isShownOtherwise(step) && !(isFurther && step.definition.aside && !step.definition.open);
}

/** The asides that may be open on a way. Only conditions that decide no way are asked there. */
export function asidesBeside({ journey, isFurther }: JourneyModel, { path }: Way): readonly CompiledStep[] {
  if (!isFurther) return [];
  const ids = new Set<string | undefined>([undefined, ...path.map(({ definition: step }) => step.id)]);
  return journey.steps.filter(
    (each) => each.definition.aside && ids.has(each.definition.after) && !path.includes(each),
  );
}
