import { parentPointer } from './json-pointer.ts';
import { documentLimits } from './limits.ts';
import { scanJson } from './scan-json.ts';
import { type Position, positionFinder } from './text-position.ts';

/**
 * Finds the value a JSON Pointer points to in the text of a document, or the key before it.
 * A pointer to what the text does not hold finds its nearest container.
 */
export type Locate = (pointer: string, part?: 'value' | 'key') => Position;

/** Reads the text once, on the first question. */
export function createLocate(text: string): Locate {
  const positionAt = positionFinder(text);
  let offsets: ReadonlyMap<string, Offsets> | undefined;
  return (pointer, part = 'value') => {
    offsets ??= readOffsets(text);
    for (let at = pointer; ; at = parentPointer(at)) {
      const found = offsets.get(at);
      if (found)
        return positionAt(part === 'key' && at === pointer ? (found.key ?? found.value) : found.value);
      if (at === '') return { line: 1, column: 1 };
    }
  };
}

interface Offsets {
  readonly value: number;
  readonly key: number | undefined;
}

function readOffsets(text: string): ReadonlyMap<string, Offsets> {
  const offsets = new Map<string, Offsets>();
  scanJson(text, documentLimits, (pointer, value, key) => offsets.set(pointer(), { value, key }));
  return offsets;
}
