import { parentPointer } from './json-pointer.ts';
import { readString } from './json-tokens.ts';
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
export interface Locate {
  (pointer: string, part?: 'value' | 'key'): Location;
  /** The value at a pointer as it is written; undefined if the text does not contain it. */
  readonly written: (pointer: string) => WrittenValue | undefined;
}

/** A value of the text of a document, or the text with the formula that the value is a part of. */
export interface WrittenValue {
  readonly pointer: string;
  /** Its document if that is another one. */
  readonly document?: string;
  /** Undefined for a value that is no text. */
  readonly text: string | undefined;
  /** Offset in the text at which a formula, or the part of one, begins; undefined for any other value. */
  readonly offset: number | undefined;
  /** True for a part of a formula. */
  readonly isPart: boolean;
}

/** Scans the text on the first call. `places` locates parts of formulas, which are no JSON values. */
export function createLocate(text: string, places: ReadonlyMap<string, TextPlace> = new Map()): Locate {
  const positionAt = positionFinder(text);
  let known: ReadonlyMap<string, Offsets> | undefined;
  const read = () => {
    known ??= readOffsets(text);
    return known;
  };
  const locate = (pointer: string, part: 'value' | 'key' = 'value'): Location => {
    const offsets = read();
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
  const textAt = (offset: number): string | undefined => {
    if (text[offset] !== '"') return undefined;
    const { end } = readString(text, offset);
    return end === undefined ? undefined : String(JSON.parse(text.slice(offset, end)));
  };
  const written = (pointer: string): WrittenValue | undefined => {
    const offsets = read();
    const own = offsets.get(pointer);
    if (own) return { pointer, text: textAt(own.value), offset: places.get(pointer)?.offset, isPart: false };
    for (let at = pointer; ; at = parentPointer(at)) {
      const place = places.get(at);
      const holder = place && offsets.get(place.pointer);
      if (place && holder)
        return { pointer: place.pointer, text: textAt(holder.value), offset: place.offset, isPart: true };
      if (at === '' || offsets.has(at)) return undefined;
    }
  };
  return Object.assign(locate, { written });
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

/** The offset after the value that begins at an offset of a JSON text. */
export function offsetAfter(text: string, from: number): number {
  let depth = 0;
  for (let at = from; ; ) {
    const character = text.charAt(at);
    if (character === '"') at = readString(text, at).end ?? text.length;
    else if (/[{[]/.test(character) || /[}\]]/.test(character)) {
      depth += /[{[]/.test(character) ? 1 : -1;
      at += 1;
    } else if (depth > 0) at += 1;
    else at += /^[^\s,\]}]*/.exec(text.slice(at, at + 400))?.[0].length ?? 0;
    if (depth === 0 || at >= text.length) return at;
  }
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
