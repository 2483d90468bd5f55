import type { Document } from '#schemas';
import type { Finding } from '../base/json/finding.ts';
import { parentPointer } from '../base/json/json-pointer.ts';
import type { Locate } from '../base/json/locate.ts';
import type { SchemaPlace } from './expand-schema.ts';
import { expandTypes } from './expand-types.ts';
import type { TypeFault } from './type-fault.ts';
import { typeLibrary } from './type-library.ts';

/** A document that has been read, with its path and positions in its text. */
export interface ReadEntry {
  readonly path: string;
  readonly document: Document;
  readonly locate: Locate;
  /** The document before linking, if that changed it; `asWritten` begins pointers into it. */
  readonly written?: Document;
  /** Findings of linking. */
  readonly findings?: readonly Finding[];
  /** The forms whose fields a form includes. */
  readonly includes?: readonly IncludedForm[];
}

/** A form that another includes. */
interface IncludedForm {
  readonly form: string;
  /** Pointer to the name. */
  readonly pointer: string;
}

/** Types that a document names. */
export interface TypesOfEntry {
  /** Ids of the types documents that it names, directly or indirectly, including missing ones. */
  readonly types?: ReadonlySet<string>;
  readonly typeFaults?: readonly TypeFault[];
}

/** The documents of a release with expanded types. */
export function withTypes(entries: readonly ReadEntry[]): readonly (ReadEntry & TypesOfEntry)[] {
  const library = typeLibrary(entries.map(({ document }) => document));
  return entries.map((entry) => {
    const { document, madeOf, faults, places } = expandTypes(entry.document, library);
    if (document === entry.document && faults.length === 0) return entry;
    return { ...entry, document, locate: locateIn(entry.locate, places), types: madeOf, typeFaults: faults };
  });
}

/** Locates schemas where they were written. */
function locateIn(locate: Locate, places: readonly SchemaPlace[]): Locate {
  if (places.length === 0) return locate;
  const writtenAt = new Map(places.map(({ plain, written }) => [plain, written]));
  const writtenPlace = (pointer: string): string | undefined => {
    for (let at = pointer; at !== ''; at = parentPointer(at)) {
      const written = writtenAt.get(at);
      if (written !== undefined) return written + pointer.slice(at.length);
    }
    return undefined;
  };
  const locatePlace = (pointer: string, part?: 'value' | 'key') => {
    const place = writtenPlace(pointer);
    return place === undefined ? locate(pointer, part) : { pointer: place, ...locate(place, part) };
  };
  const written = (pointer: string) => locate.written(writtenPlace(pointer) ?? pointer);
  return Object.assign(locatePlace, { written });
}
