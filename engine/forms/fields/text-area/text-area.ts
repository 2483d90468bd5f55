import { textSize } from '../answer-size.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { readText } from '../read-text.ts';
import { typedType } from '../typed-type.ts';

/** Text of several lines, separated by line feeds whatever the browser sends. */
export const textArea: FieldDeclaration<FieldOf<'text-area'>, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    ruleType: ({ value }) => typedType(value),
    size: ({ value }) => textSize(value),
    read: ([text], { value }) => readText(value, text?.replace(/\r\n?/g, '\n').trim()),
  },
};
