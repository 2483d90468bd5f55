import { textType } from '../../rules/types/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A text for which an operation suggests others. */
export const suggestInput: FieldDeclaration<FieldOf<'suggest-input'>, undefined> = {
  suggestions: ({ suggestions }) => suggestions,
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: () => textType,
    size: ({ value }) => textSize(value),
    // A suggestion chosen without JavaScript comes after the text it was found for.
    read: (texts) => texts.findLast((text) => text.trim() !== '')?.trim(),
  },
};
