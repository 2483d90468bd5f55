import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** A button: has no answer. */
export const button: FieldDeclaration<FieldOf<'button'>, undefined> = {};
