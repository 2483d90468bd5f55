import { latePart } from '../../host/late-part.ts';

/** Loaded for fields that have a mask. */
export const maskingPart = latePart(() => import('./masking.ts').then((module) => module.masking));
