import { type ContentModes, type ContentSource, isLink, isLinkList, type Link } from '../content-source.ts';

/** The fields of a list's items, by name. */
export type ListShape = ReadonlyMap<string, FieldShape>;

type Shapes = Map<string, Map<string, FieldShape | undefined>>;

/** Fields of each list, derived from all its items: live, seen later and drafts, in every language. */
export function listShapes({ fetch, preview, whole = fetch }: ContentModes): ReadonlyMap<string, ListShape> {
  const shapes: Shapes = new Map();
  for (const source of preview === undefined ? [whole] : [whole, preview]) addSource(shapes, source);
  return new Map(
    [...shapes].map(([referenceName, fields]) => [
      referenceName,
      new Map([...fields].map(([name, shape]) => [name, shape ?? { shape: 'json' }])),
    ]),
  );
}

function addSource(shapes: Shapes, { items, lists }: ContentSource): void {
  for (const [language, ofLanguage] of lists) {
    const listOf = (contentID: number) => items.get(language)?.get(contentID)?.properties.referenceName;
    for (const [referenceName, list] of ofLanguage) {
      const known = shapes.get(referenceName) ?? new Map<string, FieldShape | undefined>();
      shapes.set(referenceName, known);
      for (const [name, value] of list.flatMap(({ fields }) => Object.entries(fields))) {
        const [before, found] = [known.get(name), shapeOf(value, listOf)];
        known.set(name, before && found ? commonShape(before, found) : (before ?? found));
      }
    }
  }
}

/** Common type of the values of a field. */
export type FieldShape =
  | { readonly shape: 'text' | 'integer' | 'number' | 'boolean' | 'json' }
  /** A link to one item, or several, of these lists. */
  | { readonly shape: 'link' | 'links'; readonly lists: ReadonlySet<string> };

/** Returns the list that an item belongs to; undefined if there is no such item. */
type ListOf = (contentID: number) => string | undefined;

const leastInteger = -(2 ** 31);
const greatestInteger = 2 ** 31 - 1;

/** The shape of one value; undefined for null and for an empty list, which have none. */
function shapeOf(value: unknown, listOf: ListOf): FieldShape | undefined {
  if (value === null || (Array.isArray(value) && value.length === 0)) return undefined;
  if (typeof value === 'string') return { shape: 'text' };
  if (typeof value === 'boolean') return { shape: 'boolean' };
  if (typeof value === 'number') {
    const fits = Number.isInteger(value) && value >= leastInteger && value <= greatestInteger;
    return { shape: fits ? 'integer' : 'number' };
  }
  if (isLink(value)) return { shape: 'link', lists: listsOf([value], listOf) };
  if (isLinkList(value)) return { shape: 'links', lists: listsOf(value, listOf) };
  return { shape: 'json' };
}

/** The narrowest shape that fits both. */
function commonShape(a: FieldShape, b: FieldShape): FieldShape {
  if ('lists' in a && 'lists' in b && a.shape === b.shape) {
    return { shape: a.shape, lists: new Set([...a.lists, ...b.lists]) };
  }
  if (a.shape === b.shape) return a;
  const both = new Set([a.shape, b.shape]);
  return both.has('integer') && both.has('number') ? { shape: 'number' } : { shape: 'json' };
}

/** Lists that links lead to; a broken link has none. */
function listsOf(links: readonly Link[], listOf: ListOf): ReadonlySet<string> {
  return new Set(links.map(({ contentID }) => listOf(contentID)).filter((list) => list !== undefined));
}
