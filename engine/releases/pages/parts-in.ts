import { pointerOf } from '../../documents/json-pointer.ts';

/** A part of a document, with its pointer. */
export type PlacedPart = readonly [pointer: string, part: unknown];

/**
 * Whether a part is wanted: given its name, the object or list that contains it, and the name of that in turn. Called
 * for every part of every document, so its arguments are no object.
 */
export type IsWanted = (
  part: unknown,
  name: string | number,
  parent: object,
  parentName: string | number | undefined,
) => boolean;

/** Every part of a document that is wanted, from top to bottom. */
export function partsIn(document: object, isWanted: IsWanted): readonly PlacedPart[] {
  const found: PlacedPart[] = [];
  // One shared list for the current path: every part of every document is visited, and few are wanted.
  const way: (string | number)[] = [];
  const searchPart = (name: string | number, part: unknown, parent: object): void => {
    if (isWanted(part, name, parent, way[way.length - 1])) found.push([pointerOf(...way, name), part]);
    if (typeof part !== 'object' || part === null) return;
    way.push(name);
    search(part);
    way.pop();
  };
  const search = (value: object): void => {
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index++) searchPart(index, value[index], value);
    else for (const name of Object.keys(value)) searchPart(name, value[name as keyof typeof value], value);
  };
  search(document);
  return found;
}
