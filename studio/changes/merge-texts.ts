import { type MergeConflict, mergeJson } from '#analysis';
import { documentWidth, layOutJson } from '#engine';
import type { Draft } from '../base/types.ts';
import type { Step } from './kept-steps.ts';

/** The text of a document; null if there is none. */
export type Text = string | null;

/** A draft that somebody else saved meanwhile, with the values that both changed differently. */
export interface Conflict {
  readonly id: string;
  readonly theirs: Draft | null;
  /** The text of the document with their draft. */
  readonly text: Text;
  readonly collisions: readonly MergeConflict[];
}

export interface MergedText {
  readonly text: Text;
  /** Values that both sides changed differently. */
  readonly collisions: readonly MergeConflict[];
}

/** Merges two texts of a document that were made from the same one, by the ids of their parts. */
export function mergeTexts(
  base: Text,
  mine: Text,
  theirs: Text,
  prefer: Parameters<typeof mergeJson>[3] = 'mine',
): MergedText {
  const { value, conflicts } = mergeJson(parsed(base), parsed(mine), parsed(theirs), prefer);
  const text = written(value);
  // The layout of an author stays where nothing is merged in.
  const kept = [mine, theirs].find((known) => written(parsed(known)) === text);
  return { text: kept ?? text, collisions: conflicts };
}

/** Brings what somebody else saved into steps of undo, so that none of them writes over it. */
export function mergeIntoSteps(steps: Step[], id: string, base: Text, theirs: Text): void {
  const within = (change: Step['before'][number]) =>
    change.id === id ? { id, body: mergeTexts(base, change.body, theirs, 'theirs').text } : change;
  for (const [index, { before, after, act }] of steps.entries()) {
    const merged = { before: before.map(within), after: after.map(within) };
    // Parts may stand elsewhere now.
    const isTouched = before.some((each) => each.id === id);
    steps[index] = act ? { ...merged, act: isTouched ? { words: act.words } : act } : merged;
  }
}

/** The value of a text; the text itself while it is no JSON. */
function parsed(text: Text): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function written(value: unknown): Text {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : layOutJson(value, documentWidth);
}
