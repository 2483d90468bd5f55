import { pointerOf } from '#engine';
import { visitParts } from '#engine/parts';
import type { PropertiesOf } from '#schemas';

/** A text that is the address of a page, a file or an image, or that may hold one in its HTML. */
export interface PlacedAddress {
  readonly pointer: string;
  readonly text: string;
  readonly name: string | number;
  /** The object or list that contains it, and the name of that in turn. */
  readonly parent: object;
  readonly parentName: string | number | undefined;
}

/** Properties that hold addresses, and whether their texts count even if they do not look like one. */
const names: Readonly<Record<string, boolean>> = {
  href: true,
  url: true,
  src: true,
  icon: true,
  loadingSign: true,
  // Only texts that look like an address.
  desktop: false,
  tablet: false,
  mobile: false,
  source: false,
  video: false,
  path: false,
  list: false,
} satisfies Record<PropertiesOf['address'] | 'src' | 'icon' | 'loadingSign', boolean>;

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
  visitParts(document, (part, path, parent) => {
    const name = path.at(-1);
    if (typeof part !== 'string' || name === undefined || parent === undefined) return true;
    if (isAddress(part) || names[name] === true || part.includes('href='))
      found.push({ pointer: pointerOf(...path), text: part, name, parent, parentName: path.at(-2) });
    return true;
  });
  return found;
}
