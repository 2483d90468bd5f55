import { answerOfParts, type Part } from '../answer-of-parts.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

const parts: readonly Part[] = [
  { name: 'name', kind: 'text', isRequired: true },
  { name: 'date', kind: 'date', isRequired: true },
];

/** The name of who signs, and the day. */
export const signatureInput: FieldDeclaration<FieldOf<'signature-input'>, undefined> = {
  answer: answerOfParts(() => parts, ', '),
};
