import { answerOfParts } from '../answer-of-parts.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** The name of a person in parts. */
export const nameInput: FieldDeclaration<FieldOf<'name-input'>, undefined> = {
  answer: answerOfParts(
    ({ parts }) =>
      parts.map(({ part, required, maxLength }) => ({
        name: part,
        kind: 'text',
        isRequired: required === true,
        maxLength,
      })),
    ' ',
  ),
};
