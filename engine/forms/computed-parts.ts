import { computedTexts, wordField } from './computed-texts.ts';
import { limitChecks } from './limit-checks.ts';

/** Texts and limits of fields that formulas give. The build for browsers puts `late-computed-parts.ts` in its place. */
export const computedParts = { computedTexts, wordField, limitChecks };

export type ComputedParts = typeof computedParts;

/** Loads what evaluates them. Does nothing here, as all is loaded. */
export async function fetchComputedParts(): Promise<void> {}
