import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Shows rich text, which is one of its texts; has no answer. */
export const textBlock: FieldDeclaration<FieldOf<'text-block'>, undefined> = {};
