import { latePart } from '../../host/late-part.ts';

/** Needed by fields that have more to say than a hint can. */
export const infoPart = latePart(() => import('./field-info.tsx').then((module) => module.Info));
