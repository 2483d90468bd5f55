import { isLink, isLinkList } from '../link.ts';

/** What the values of a field have in common. */
export type FieldShape =
  | { readonly shape: 'text' | 'integer' | 'number' | 'boolean' | 'json' }
  /** One item or several; `target` names the list they all belong to, if it is one list. */
  | { readonly shape: 'link' | 'links'; readonly target: string | undefined };

/** Names the list an item belongs to. */
export type ListOf = (contentID: number) => string | undefined;

const leastInteger = -(2 ** 31);
const greatestInteger = 2 ** 31 - 1;

export function shapeOf(value: unknown, listOf: ListOf): FieldShape {
  if (typeof value === 'string') return { shape: 'text' };
  if (typeof value === 'boolean') return { shape: 'boolean' };
  if (typeof value === 'number') {
    const fits = Number.isInteger(value) && value >= leastInteger && value <= greatestInteger;
    return { shape: fits ? 'integer' : 'number' };
  }
  if (isLink(value)) return { shape: 'link', target: listOf(value.contentID) };
  if (isLinkList(value)) {
    const targets = new Set(value.map(({ contentID }) => listOf(contentID)));
    const [target] = targets;
    return { shape: 'links', target: targets.size === 1 ? target : undefined };
  }
  return { shape: 'json' };
}

/** The narrowest shape that both fit. */
export function commonShape(a: FieldShape, b: FieldShape): FieldShape {
  if ('target' in a && 'target' in b && a.shape === b.shape) {
    return { shape: a.shape, target: a.target === b.target ? a.target : undefined };
  }
  if (a.shape === b.shape) return a;
  const both = new Set([a.shape, b.shape]);
  return both.has('integer') && both.has('number') ? { shape: 'number' } : { shape: 'json' };
}
