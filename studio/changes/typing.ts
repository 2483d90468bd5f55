import type { DocumentChange } from './edited-documents.ts';
import type { Work } from './work.ts';

/** Milliseconds. Typing without a longer pause is one step of undo. */
export const typingPauseMs = 1000;

const settleMs = 200;
/** Milliseconds between the letters of somebody who types slowly. */
export const typedSettleMs = 600;

/** The text box that is being typed into, and when it was last: the letters of a burst are one step of undo. */
let typed: { readonly into: string; readonly at: number } | undefined;
/** Whether the change that listeners are told of is a letter. */
let isLetter = false;
/** Whether it is one that its text box shows itself. */
let isShown = false;
/** Called when nobody types into the text box any longer. */
const ends = new Set<() => void>();

/**
 * Changes documents by what somebody types.
 *
 * @param into names the text box
 */
export function editTyped(work: Work, into: string, changes: readonly DocumentChange[]): void {
  const now = Date.now();
  const joins = typed?.into === into && now - typed.at < typingPauseMs;
  typed = { into, at: now };
  editByLetter(work, changes, joins);
}

/** The same for a letter that its text box shows itself: nothing beside it has to follow at once. */
export function editShown(work: Work, into: string, changes: readonly DocumentChange[]): void {
  isShown = true;
  try {
    editTyped(work, into, changes);
  } finally {
    isShown = false;
  }
}

/**
 * Changes documents by a letter, which others may follow soon.
 *
 * @param joins whether it belongs to the step of undo before
 */
export function editByLetter(work: Work, changes: readonly DocumentChange[], joins: boolean): void {
  isLetter = true;
  try {
    work.edit(changes, joins ? 'joins' : undefined);
  } finally {
    isLetter = false;
  }
}

export function endTyping(): void {
  typed = undefined;
  for (const end of ends) end();
}

/**
 * Calls back once nobody has changed a work for a moment, which is longer while letters are typed.
 *
 * @returns ends it
 */
export function whenSettled(work: Work, act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = work.subscribe((documents) => {
    if (documents.length === 0) return;
    clearTimeout(timer);
    timer = setTimeout(act, isLetter ? typedSettleMs : settleMs);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/**
 * Calls back after each change of a work. Letters that their text box shows itself wait until nobody has typed for a moment, or
 * types there any longer.
 *
 * @returns ends it
 */
export function whenShown(work: Work, act: () => void): () => void {
  let isDue = false;
  const catchUp = () => {
    if (!isDue) return;
    isDue = false;
    act();
  };
  const stop = work.subscribe(() => {
    isDue = true;
    if (!isShown) catchUp();
  });
  const settle = whenSettled(work, catchUp);
  ends.add(catchUp);
  return () => {
    stop();
    settle();
    ends.delete(catchUp);
  };
}
