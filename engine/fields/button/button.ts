import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Asks nothing; its actions are those of its press. */
export const button: FieldDeclaration<FieldOf<'button'>, undefined> = {};
