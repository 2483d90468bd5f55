import type { DocumentChange } from './edited-documents.ts';
import type { Work } from './work.ts';

/** What is typed without a pause of so long is one step of undo. */
export const typingPauseMs = 1000;

/** The text box that is being typed into, and when it was last: the letters of a burst are one step of undo. */
let typed: { readonly into: string; readonly at: number } | undefined;

/**
 * Changes documents by what somebody types.
 *
 * @param into names the text box
 */
export function editTyped(work: Work, into: string, changes: readonly DocumentChange[]): void {
  const now = Date.now();
  const joins = typed?.into === into && now - typed.at < typingPauseMs;
  typed = { into, at: now };
  work.edit(changes, joins);
}

export function endTyping(): void {
  typed = undefined;
}
