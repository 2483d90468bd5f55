import type { Walk } from './walk.ts';

/**
 * Whether a session may move from the release it began on to a newer one: every step it has completed
 * is still there, in the same order, and its answers still hold.
 */
export function mayMove(from: Walk, to: Walk): boolean {
  const completed = (walk: Walk) =>
    walk.path.filter((visited) => visited.complete).map(({ step }) => step.step.id);
  const before = completed(from);
  const after = completed(to);
  return before.every((step, index) => after[index] === step);
}
