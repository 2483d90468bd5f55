import { pointerOf } from '#engine';
import type { Journey } from '#schemas';
import type { ReleaseEntry } from '../release/release-index.ts';

/** Where a step is written. */
export function pointerToStep({ document: { steps } }: ReleaseEntry<Journey>, id: string): string {
  return pointerOf(
    'steps',
    steps.findIndex((step) => step.id === id),
  );
}
