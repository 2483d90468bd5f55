import { latePart } from '../../host/late-part.ts';

/** Loaded for texts whose limit is shown. */
export const remainingPart = latePart(() => import('./remaining.tsx').then((module) => module.Remaining));
