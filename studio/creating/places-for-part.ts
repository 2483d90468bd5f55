import { takesPart } from '../parts/library.ts';
import { listsAt } from '../parts/moves.ts';
import { partsAround } from '../parts/part-of.ts';
import { entryOf, type Part } from '../parts/structure.ts';
import type { Place } from '../preview/protocol.ts';
import { itemsOf } from '../settings/properties.ts';

/** Where a part is put: into a list, after one of its entries or at its end. */
export interface PartPlace {
  readonly list: Place;
  readonly after: number | undefined;
}

/**
 * The nearest place to another part where a part of this kind may be: after it, in it, or after or in what it stands in.
 * Undefined where there is none.
 */
export function placeForPart(document: unknown, near: Place, part: Part): PartPlace | undefined {
  const around = [near, ...partsAround(document, near).toReversed()];
  for (const { pointer } of around) {
    const entry = entryOf(pointer);
    if (entry && takes(document, entry.list, part)) return placeAt(near.document, entry.list, entry.index);
    const inside = listsAt(document, pointer).find((list) => takes(document, list, part));
    if (inside !== undefined) return placeAt(near.document, inside, undefined);
  }
  return undefined;
}

function placeAt(document: string, pointer: string, after: number | undefined): PartPlace {
  return { list: { document, pointer }, after };
}

function takes(document: unknown, list: string, part: Part): boolean {
  return takesPart(itemsOf(document, list), part);
}
