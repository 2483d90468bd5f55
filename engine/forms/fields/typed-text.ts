import { textSize } from './answer-size.ts';
import type { AnswerDeclaration, FieldOf } from './field-declaration.ts';
import { layIntoMask } from './mask.ts';
import { readText, writeText } from './read-text.ts';
import { typedType } from './typed-type.ts';

/** One typed line, optionally with a mask: a text, or a number if the constraint asks for one. */
export const typedText: AnswerDeclaration<FieldOf<'text-input' | 'look-up-input'>> = {
  types: ['string', 'number', 'integer'],
  isTyped: true,
  ruleType: ({ value }) => typedType(value),
  size: ({ value, mask }) => textSize(value, mask?.length),
  read([text], { value, mask }, formats) {
    const typed = text?.trim();
    return readText(value, mask && typed ? layIntoMask(mask, typed) : typed, formats);
  },
  write: (answer, _, formats) => [writeText(answer, formats)],
};
