import { answerOfParts } from '../answer-of-parts.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A postal address in lines. */
export const addressInput: FieldDeclaration<FieldOf<'address-input'>, undefined> = {
  answer: answerOfParts(
    ({ parts }) =>
      parts.map(({ part, required, maxLength, pattern }) => ({
        name: part,
        kind: 'text',
        isRequired: required === true,
        maxLength,
        pattern,
      })),
    ', ',
  ),
};
