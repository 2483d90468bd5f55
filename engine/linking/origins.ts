import { parentPointer } from '../documents/json-pointer.ts';
import type { Locate } from '../documents/locate.ts';

/** Where a part of a linked document was written: in the document of that id, or in the one that was linked. */
export interface Origin {
  readonly pointer: string;
  readonly document?: string;
}

/** Where a linked document can be asked for what its author wrote, by pointer into that; no document has such a part. */
export const asWritten = '/as written';

/** By pointer into the linked document. A part that is not among them stands where it was written. */
export type Origins = ReadonlyMap<string, Origin>;

/** Finds parts of a linked document where they were written. */
export function locateOrigins(
  origins: Origins,
  own: Locate,
  locateOf: (document: string) => Locate | undefined,
): Locate {
  return (pointer, part) => {
    const origin = originOf(origins, pointer);
    if (origin === undefined) return own(pointer, part);
    const { document, pointer: written } = origin;
    const locate = document === undefined ? own : locateOf(document);
    return {
      pointer: written,
      ...(locate?.(written, part) ?? { line: 1, column: 1 }),
      ...(document !== undefined && { document }),
    };
  };
}

/** Where the value at a pointer into the linked document was written, when that is elsewhere. */
export function originOf(origins: Origins, pointer: string): Origin | undefined {
  for (let at = pointer; ; at = parentPointer(at)) {
    const origin = origins.get(at);
    if (origin !== undefined) return { ...origin, pointer: origin.pointer + pointer.slice(at.length) };
    if (at === '') return undefined;
  }
}
