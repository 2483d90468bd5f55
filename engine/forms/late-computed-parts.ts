import type { ComputedParts } from './computed-parts.ts';
import type { Worded } from './computed-texts.ts';

/** Texts and limits of fields in a browser: no field has any that formulas give, until this is fetched for a form with some. */
export const computedParts: ComputedParts = {
  computedTexts: () => [],
  wordField: (field) => field as Worded,
  limitChecks: () => [],
};

/** Loads what evaluates them. Afterwards forms that have them can be compiled. */
export async function fetchComputedParts(): Promise<void> {
  const [texts, limits] = await Promise.all([import('./computed-texts.ts'), import('./limit-checks.ts')]);
  Object.assign(computedParts, {
    computedTexts: texts.computedTexts,
    wordField: texts.wordField,
    limitChecks: limits.limitChecks,
  });
}
