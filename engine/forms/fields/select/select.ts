import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';
import { oneChoice } from '../one-choice.ts';

/** One choice from a drop-down list. */
export const select: FieldDeclaration<FieldOf<'select'>, undefined> = { answer: oneChoice };
