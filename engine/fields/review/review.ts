import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Lists what was answered on the steps before, each with the way back to it; asks nothing. */
export const review: FieldDeclaration<FieldOf<'review'>, undefined> = { showsAnswersBefore: true };
