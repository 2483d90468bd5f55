import type { Visit } from '../events/visit-step.ts';
import type { VisitedStep, Walk } from './walk.ts';

/**
 * Ids of the steps that the visitor has settled before this one; none where the journey has ended. What an aside asks is
 * settled once the step it stands after is complete, visited or not: a rule may know it by then.
 */
export function settledSteps({ walk, current }: Extract<Visit, { visit: 'show' }>): ReadonlySet<string> {
  if (current.step.step.final) return new Set();
  const settled = new Set(
    stepsBefore(walk, current).flatMap(({ complete, step }) => (complete ? [step.step.id] : [])),
  );
  for (const aside of walk.asides) {
    const { id, after } = aside.step.step;
    const isSettled = after === undefined ? aside.complete : settled.has(after);
    if (aside !== current && isSettled) settled.add(id);
  }
  return settled;
}

/** The path up to a step; for an aside, as far as the step it stands after. */
export function stepsBefore({ path }: Walk, { step: { step } }: VisitedStep): readonly VisitedStep[] {
  const indexOf = (id: string) => path.findIndex((visited) => visited.step.step.id === id);
  const at = indexOf(step.id);
  if (at >= 0) return path.slice(0, at);
  return step.after === undefined ? path : path.slice(0, indexOf(step.after) + 1);
}
