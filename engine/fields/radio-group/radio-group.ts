import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';

/** One choice, all choices in view. */
export const radioGroup: FieldDeclaration<FieldOf<'radio-group'>, undefined> = { answer: oneChoice };
