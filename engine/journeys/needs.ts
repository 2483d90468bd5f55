import type { Need, Step } from '#schemas';

/** What must exist before a step is shown, in the order in which it is asked. */
export function needsOf({ needs }: Pick<Step, 'needs'>): readonly Need[] {
  return typeof needs === 'object' ? [needs].flat() : [];
}
