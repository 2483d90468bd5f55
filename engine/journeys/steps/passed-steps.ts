import type { Visit } from '../events/visit-step.ts';
import type { VisitedStep, Walk } from '../walk/walk.ts';

/**
 * Ids of the steps that are settled before this one; empty if the journey has ended. An aside is settled once
 * the step before it is complete, visited or not: rules may already read its answers.
 */
export function passedSteps({ walk, current }: Extract<Visit, { visit: 'show' }>): ReadonlySet<string> {
  if (current.step.definition.final) return new Set();
  const passed = new Set(
    stepsBefore(walk, current).flatMap(({ complete, step }) => (complete ? [step.definition.id] : [])),
  );
  for (const aside of walk.asides) {
    const { id, after } = aside.step.definition;
    const isPassed = after === undefined ? aside.complete : passed.has(after);
    if (aside !== current && isPassed) passed.add(id);
  }
  return passed;
}

/** The path before a step; for an aside, up to and including the step it belongs to. */
export function stepsBefore(
  { path }: Walk,
  { step: { definition: step } }: VisitedStep,
): readonly VisitedStep[] {
  const indexOf = (id: string) => path.findIndex((visited) => visited.step.definition.id === id);
  const at = indexOf(step.id);
  if (at >= 0) return path.slice(0, at);
  return step.after === undefined ? path : path.slice(0, indexOf(step.after) + 1);
}
