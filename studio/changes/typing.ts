import type { DocumentChange, Work } from './work.ts';

/** The text box that is being typed into: its letters are one step of undo. */
let typed: string | undefined;

/**
 * Changes documents by what somebody types.
 *
 * @param into names the text box
 */
export function editTyped(work: Work, into: string, changes: readonly DocumentChange[]): void {
  const joins = typed === into;
  typed = into;
  work.edit(changes, joins);
}

export function endTyping(): void {
  typed = undefined;
}
