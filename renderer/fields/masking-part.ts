import { smallPart } from './small-part.ts';

/** Needed by fields that have a mask. */
export const maskingPart = smallPart((module) => module.masking);
