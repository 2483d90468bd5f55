import { type MergeConflict, mergeJson } from '#analysis';
import { documentWidth, layOutJson } from '#engine';

/** The text of a document; null if there is none. */
export type Text = string | null;

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
