import type { ValueSchema } from '#schemas';
import { isNumeric } from '../../base/values/is-numeric.ts';
import { undeclaredLength } from '../../rules/types/sizes.ts';

/** Size limits of a stored answer: characters of each text, and number of texts in a list. */
export interface AnswerSize {
  readonly characters: number;
  readonly choices: number;
}

/** More than the longest id of an option, so that ids from services fit too. */
export const idLength = 250;
/** More digits than the largest number in JavaScript. */
export const numberLength = 400;

export const idSize: AnswerSize = { characters: idLength, choices: 1 };

/**
 * The size limit of a text: twice the declared maximum length plus a hundred characters, so that a visitor
 * who typed too much gets the text back and can shorten it. Without a maximum length, all valid texts fit.
 * @param length maximum length for a constraint that declares none
 */
export function textSize(constraint: ValueSchema, length?: number): AnswerSize {
  if (isNumeric(constraint)) return { characters: numberLength, choices: 1 };
  const { maxLength } = constraint;
  const declared = typeof maxLength === 'number' ? maxLength : length;
  return { characters: declared === undefined ? undeclaredLength : 2 * declared + 100, choices: 1 };
}
