import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

/** Lists the sections of the journey with their states; has no answer. */
export const taskList: FieldDeclaration<FieldOf<'task-list'>, undefined> = { showsSections: true };
