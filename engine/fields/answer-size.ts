import type { ValueSchema } from '#schemas';
import { isNumeric } from '../answers/is-numeric.ts';
import { undeclaredLength } from '../rules/types/sizes.ts';

/** How much of an answer is kept: code points of each text, and the texts of a list. */
export interface AnswerSize {
  readonly characters: number;
  readonly choices: number;
}

/** Longer than an option's id may be; ids that a service gives have to fit, too. */
export const idLength = 250;
/** More digits than the largest number there is has. */
export const numberLength = 400;

export const idSize: AnswerSize = { characters: idLength, choices: 1 };

/**
 * The size of a text by its constraint: twice the length that it declares and a hundred code points, so that whoever has
 * typed or pasted too much finds it again and can shorten it. Where it declares none, as much as may be valid.
 * @param length the length of a text whose constraint declares none
 */
export function textSize(constraint: ValueSchema, length?: number): AnswerSize {
  if (isNumeric(constraint)) return { characters: numberLength, choices: 1 };
  const { maxLength } = constraint;
  const declared = typeof maxLength === 'number' ? maxLength : length;
  return { characters: declared === undefined ? undeclaredLength : 2 * declared + 100, choices: 1 };
}
