import { type CompiledJourney, type CompiledStep, memoize, requiredOf } from '#engine';
import { successors } from '../exploration/liveness.ts';
import { holdersOf } from './answer-domains.ts';

/** Whether a step is completed only with an answer to one of its questions. */
export function mustBeGiven({ form }: CompiledStep, name: string): boolean {
  return form.fields.some(
    ({ field, when }) => field.name === name && when === undefined && requiredOf(field) === true,
  );
}

/** Whether an answer is given wherever a step is reached: every path there leads over the one step that requires it. */
export function isGivenBefore(journey: CompiledJourney, step: CompiledStep, name: string): boolean {
  const [holder, ...others] = holdersOf(journey, name);
  if (holder === undefined || others.length > 0 || holder === step || holder.definition.aside) return false;
  return mustBeGiven(holder, name) && !reachedWithout(journey)(holder).has(step);
}

/** The steps that can be reached without passing a given step, ignoring conditions. */
const reachedWithout = memoize((journey: CompiledJourney) =>
  memoize((left: CompiledStep): ReadonlySet<CompiledStep> => {
    const { steps } = journey;
    const first = steps.findIndex(({ definition: step, when }) => !step.aside && when === undefined);
    const starts = first < 0 ? steps : steps.slice(0, first + 1);
    const reached = new Set(
      [...starts, ...steps.filter(({ definition: step }) => step.aside)].filter((each) => each !== left),
    );
    for (const each of reached)
      for (const next of successors(steps, each)) if (next !== left) reached.add(next);
    return reached;
  }),
);
