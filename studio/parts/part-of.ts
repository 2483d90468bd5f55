import { pathOf, pointerOf } from '#engine';
import type { Place } from '../preview/protocol.ts';
import { isObject, memberOf } from '../settings/json.ts';

/** The part that a place belongs to: the nearest entry of a list that is an object, or the whole document. */
export function partAt(document: unknown, { document: id, pointer }: Place): Place {
  const keys = pathOf(pointer);
  const values: unknown[] = [document];
  for (const key of keys) values.push(memberOf(values.at(-1), key));
  const depth = values.findLastIndex(
    (value, at) => at > 0 && isObject(value) && Array.isArray(values[at - 1]),
  );
  return { document: id, pointer: pointerOf(...keys.slice(0, Math.max(0, depth))) };
}

/** The parts that a part stands in, from the document on. */
export function partsAround(document: unknown, { document: id, pointer }: Place): readonly Place[] {
  const around: Place[] = [];
  for (let at = pointer; at !== ''; ) {
    const { pointer: own } = partAt(document, { document: id, pointer: at.slice(0, at.lastIndexOf('/')) });
    around.unshift({ document: id, pointer: own });
    at = own;
  }
  return around;
}

export function samePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.document === other?.document && one?.pointer === other?.pointer;
}

/** A key of a place, for lists and sets. */
export function keyOf({ document, pointer }: Place): string {
  return `${document}#${pointer}`;
}
