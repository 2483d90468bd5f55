import { isLink, isLinkList, type Link } from '../link.ts';

/** Common type of the values of a field. */
export type FieldShape =
  | { readonly shape: 'text' | 'integer' | 'number' | 'boolean' | 'json' }
  /** One item or several, of these lists. */
  | { readonly shape: 'link' | 'links'; readonly lists: ReadonlySet<string> };

/** Names the list an item belongs to; undefined when there is no such item. */
export type ListOf = (contentID: number) => string | undefined;

const leastInteger = -(2 ** 31);
const greatestInteger = 2 ** 31 - 1;

/** The shape of one value; undefined when it says nothing: a null, or a list without items. */
export function shapeOf(value: unknown, listOf: ListOf): FieldShape | undefined {
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

/** The narrowest shape that both fit. */
export function commonShape(a: FieldShape, b: FieldShape): FieldShape {
  if ('lists' in a && 'lists' in b && a.shape === b.shape) {
    return { shape: a.shape, lists: new Set([...a.lists, ...b.lists]) };
  }
  if (a.shape === b.shape) return a;
  const both = new Set([a.shape, b.shape]);
  return both.has('integer') && both.has('number') ? { shape: 'number' } : { shape: 'json' };
}

/** A link that leads nowhere belongs to no list. */
function listsOf(links: readonly Link[], listOf: ListOf): ReadonlySet<string> {
  return new Set(links.map(({ contentID }) => listOf(contentID)).filter((list) => list !== undefined));
}
