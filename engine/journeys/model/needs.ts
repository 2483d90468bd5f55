import type { Need, Step } from '#schemas';

/** Conditions that must hold before a step is shown, in the order of checking. */
export function needsOf({ needs }: Pick<Step, 'needs'>): readonly Need[] {
  return typeof needs === 'object' ? [needs].flat() : [];
}
