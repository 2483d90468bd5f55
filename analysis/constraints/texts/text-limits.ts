import type { Constraint } from '#engine/parts';
import type { TextComparisons } from './distinct-texts.ts';

/** Declared limits of texts, besides the constants that they are compared with. */
export type TextLimits = Omit<TextComparisons, 'constants'>;

/** The limits that a constraint sets to texts, its format apart. */
export function textLimitsOf({ pattern, minLength, maxLength }: Constraint): TextLimits {
  return { patterns: pattern === undefined ? [] : [{ pattern, flags: '' }], minLength, maxLength };
}
