import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';

/** One choice from a list that opens. */
export const select: FieldDeclaration<FieldOf<'select'>, undefined> = { answer: oneChoice };
