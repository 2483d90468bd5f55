import { textType } from '../../../rules/types/rule-type.ts';
import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A text input with suggestions from an operation. */
export const suggestInput: FieldDeclaration<FieldOf<'suggest-input'>, undefined> = {
  suggestions: ({ suggestions }) => suggestions,
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: () => textType,
    size: ({ value }) => textSize(value),
    // Without JavaScript, the chosen suggestion is sent after the typed text.
    read: (texts) => texts.findLast((text) => text.trim() !== '')?.trim(),
  },
};
