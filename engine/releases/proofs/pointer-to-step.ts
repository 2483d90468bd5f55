import type { Journey } from '#schemas';
import { pointerOf } from '../../documents/json-pointer.ts';
import type { ReleaseEntry } from '../release-index.ts';

/** Where a step is written. */
export function pointerToStep({ document: { steps } }: ReleaseEntry<Journey>, id: string): string {
  return pointerOf(
    'steps',
    steps.findIndex((step) => step.id === id),
  );
}
