import { latePart } from '../../host/late-part.ts';

/** Loaded for fields that have more information than a hint holds. */
export const infoPart = latePart(() => import('./field-info.tsx').then((module) => module.Info));
