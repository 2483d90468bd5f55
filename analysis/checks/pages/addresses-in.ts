import { pointerOf } from '#engine';

/** A text that is the address of a page, a file or an image, or that may hold one in its HTML. */
export interface PlacedAddress {
  readonly pointer: string;
  readonly text: string;
  readonly name: string | number;
  /** The object or list that contains it, and the name of that in turn. */
  readonly parent: object;
  readonly parentName: string | number | undefined;
}

/** Properties whose texts are addresses, whatever they look like. */
const names: ReadonlySet<string | number> = new Set(['href', 'url', 'src', 'icon', 'loadingSign']);

const kept = new WeakMap<object, readonly PlacedAddress[]>();

/**
 * Every address in a document, from top to bottom. Several checks ask for them, and finding them visits every part of
 * the document, so they are kept with it.
 */
export function addressesIn(document: object): readonly PlacedAddress[] {
  const known = kept.get(document);
  if (known !== undefined) return known;
  const found = findAddresses(document);
  kept.set(document, found);
  return found;
}

/** Whether a text looks like an address, such as the path of an entry of the navigation. */
export function isAddress(text: string): boolean {
  return (text[0] === '/' || text.startsWith('https://')) && !/\s/.test(text);
}

function findAddresses(document: object): readonly PlacedAddress[] {
  const found: PlacedAddress[] = [];
  // One shared list for the current path: every part of every document is visited, and few are addresses.
  const way: (string | number)[] = [];
  const visit = (name: string | number, part: unknown, parent: object): void => {
    if (typeof part === 'string') {
      if (!isAddress(part) && !names.has(name) && !part.includes('href=')) return;
      found.push({ pointer: pointerOf(...way, name), text: part, name, parent, parentName: way.at(-1) });
    } else if (typeof part === 'object' && part !== null) {
      way.push(name);
      search(part);
      way.pop();
    }
  };
  const search = (value: object): void => {
    if (Array.isArray(value))
      for (let index = 0; index < value.length; index++) visit(index, value[index], value);
    else for (const name of Object.keys(value)) visit(name, value[name as keyof typeof value], value);
  };
  search(document);
  return found;
}
