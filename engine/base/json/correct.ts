import type { Change } from '../problems/problem.ts';
import type { Correction } from '../problems/suggest.ts';
import { parentPointer, pointerOf } from './json-pointer.ts';
import type { Locate, WrittenValue } from './locate.ts';

/**
 * The change of a document as written that corrects a word at a pointer: the value or its key, or a word of the
 * formula that the value is a part of. Undefined if the word is not there, or not in one place only.
 */
export function correct(
  { found, meant, isWhole }: Correction,
  pointer: string,
  part: 'value' | 'key' | undefined,
  locate: Locate,
): Change | undefined {
  const written = locate.written(pointer);
  if (written === undefined) return undefined;
  const { pointer: path, text, isPart } = written;
  if (!isPart && path.endsWith(pointerOf(found)) && (part === 'key' || text !== found)) {
    const renamed = parentPointer(path) + pointerOf(meant);
    const isTaken = locate.written(parentPointer(pointer) + pointerOf(meant)) !== undefined;
    return isTaken ? undefined : { op: 'move', from: path, path: renamed };
  }
  if (isWhole) {
    const value = text === found ? meant : text === `=${found}` ? `=${meant}` : undefined;
    return value === undefined ? undefined : { op: 'replace', path, value };
  }
  const value = text === found ? meant : withWord(written, found, meant);
  return value === undefined ? undefined : { op: 'replace', path, value };
}

/** The text of a formula, or one with insertions, with one word replaced. */
function withWord({ text, offset }: WrittenValue, found: string, meant: string): string | undefined {
  if (text === undefined) return undefined;
  const places = placesOf(text, found);
  const after = places.find((at) => at >= (offset ?? 0));
  const at = places.length === 1 ? places[0] : offset === undefined ? undefined : after;
  return at === undefined ? undefined : text.slice(0, at) + meant + text.slice(at + found.length);
}

/** Offsets at which a word stands in a text, whole. */
function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at !== -1 && word !== ''; at = text.indexOf(word, at + 1)) {
    const isWhole = !/[\w-]/.test(text.charAt(at - 1)) && !/[\w-]/.test(text.charAt(at + word.length));
    if (isWhole) places.push(at);
  }
  return places;
}
