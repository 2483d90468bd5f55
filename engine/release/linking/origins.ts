import { parentPointer } from '../../base/json/json-pointer.ts';
import type { Locate } from '../../base/json/locate.ts';

/** Place where a part of a linked document was written; `document` is set if that is another document. */
export interface Origin {
  readonly pointer: string;
  readonly document?: string;
}

/** Pointer prefix for parts of the document as written. No linked document has such a property. */
export const asWritten = '/as written';

/** By pointer into the linked document. Parts without an entry are where they were written. */
export type Origins = ReadonlyMap<string, Origin>;

/** Locates parts of a linked document where they were written. */
export function locateOrigins(
  origins: Origins,
  own: Locate,
  locateOf: (document: string) => Locate | undefined,
): Locate {
  return Object.assign(locateOrigin, { written });

  function locateOrigin(pointer: string, part?: 'value' | 'key'): ReturnType<Locate> {
    const origin = originOf(origins, pointer);
    if (origin === undefined) return own(pointer, part);
    const { document, pointer: written } = origin;
    const locate = document === undefined ? own : locateOf(document);
    return {
      pointer: written,
      ...(locate?.(written, part) ?? { line: 1, column: 1 }),
      ...(document !== undefined && { document }),
    };
  }

  function written(pointer: string): ReturnType<Locate['written']> {
    const origin = originOf(origins, pointer);
    if (origin === undefined) return own.written(pointer);
    const { document } = origin;
    if (document === undefined) return own.written(origin.pointer);
    const found = locateOf(document)?.written(origin.pointer);
    return found && { document, ...found };
  }
}

/** The origin of the value at a pointer into the linked document; undefined if it was not moved. */
export function originOf(origins: Origins, pointer: string): Origin | undefined {
  for (let at = pointer; ; at = parentPointer(at)) {
    const origin = origins.get(at);
    if (origin !== undefined) return { ...origin, pointer: origin.pointer + pointer.slice(at.length) };
    if (at === '') return undefined;
  }
}
