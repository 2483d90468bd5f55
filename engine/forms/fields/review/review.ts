import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Lists the answers of earlier steps with links to change them; has no answer. */
export const review: FieldDeclaration<FieldOf<'review'>, undefined> = { showsAnswersBefore: true };
