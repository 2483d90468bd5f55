import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';

/** One choice, with all options visible. */
export const radioGroup: FieldDeclaration<FieldOf<'radio-group'>, undefined> = { answer: oneChoice };
