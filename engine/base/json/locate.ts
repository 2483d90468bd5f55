import { parentPointer } from './json-pointer.ts';
import { documentLimits } from './limits.ts';
import { scanJson } from './scan-json.ts';
import { type Position, positionFinder } from './text-position.ts';

/** A place in a text of a document: the text's pointer and an offset into it. */
export interface TextPlace {
  readonly pointer: string;
  readonly offset: number;
}

/**
 * Position of a value. Also the pointer of its formula when it is part of one, and its document when that is
 * another one.
 */
interface Location extends Position {
  readonly pointer?: string;
  readonly document?: string;
}

/**
 * Finds the value at a JSON Pointer, or its key, in the text of a document. For a pointer that the text does
 * not contain, finds the nearest container.
 */
export type Locate = (pointer: string, part?: 'value' | 'key') => Location;

/** Scans the text on the first call. `places` locates parts of formulas, which are no JSON values. */
export function createLocate(text: string, places: ReadonlyMap<string, TextPlace> = new Map()): Locate {
  const positionAt = positionFinder(text);
  let offsets: ReadonlyMap<string, Offsets> | undefined;
  return (pointer, part = 'value') => {
    offsets ??= readOffsets(text);
    for (let at = pointer; ; at = parentPointer(at)) {
      const place = places.get(at);
      const written = place && offsets.get(place.pointer);
      if (place && written)
        return { ...positionAt(offsetInString(text, written.value, place.offset)), pointer: place.pointer };
      const found = offsets.get(at);
      if (found)
        return positionAt(part === 'key' && at === pointer ? (found.key ?? found.value) : found.value);
      if (at === '') return { line: 1, column: 1 };
    }
  };
}

/** Offsets of a value in a JSON text, and of its key if it has one. */
export interface Offsets {
  readonly value: number;
  readonly key: number | undefined;
}

/** The offsets of every value of a JSON text, by its pointer. */
export function readOffsets(text: string): ReadonlyMap<string, Offsets> {
  const offsets = new Map<string, Offsets>();
  scanJson(text, documentLimits, (pointer, value, key) => offsets.set(pointer(), { value, key }));
  return offsets;
}

/** The offset of a character of a string in its JSON text; `from` is at the opening quote. */
export function offsetInString(text: string, from: number, characters: number): number {
  let offset = from + 1;
  for (let passed = 0; passed < characters; passed++) {
    if (text[offset] !== '\\') offset += 1;
    else offset += text[offset + 1] === 'u' ? 6 : 2;
  }
  return offset;
}

/** The number of characters of a string before an offset in its JSON text; `from` is at the opening quote. */
export function offsetOfCharacter(text: string, from: number, offset: number): number {
  let passed = 0;
  for (let at = from + 1; at < offset; passed++) {
    if (text[at] !== '\\') at += 1;
    else at += text[at + 1] === 'u' ? 6 : 2;
  }
  return passed;
}
