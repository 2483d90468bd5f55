import type { ContentQuery } from '#schemas';
import { compareField, sortedBy } from './compare-items.ts';
import type { ContentItem } from './content-item.ts';
import { type ContentLists, withLinkedItems } from './content-lists.ts';

/** The answer to a query. */
export interface SelectedItems {
  readonly items: readonly ContentItem[];
  /** Number of items that match, before `skip` and `take`. */
  readonly count: number;
}

export const nothingSelected: SelectedItems = { items: [], count: 0 };

/**
 * Answers a query. An unknown list is empty.
 *
 * @example selectItems(lists, { list: 'news', where: { tag: 7 }, order: '-date', take: 4 }, 'en-nz')
 */
export function selectItems(
  { lists, items: all }: ContentLists,
  { list, where = {}, order, skip = 0, take = Number.POSITIVE_INFINITY, fields }: ContentQuery,
  language: string,
): SelectedItems {
  const matching = [list]
    .flat()
    .flatMap((name) => candidates(lists.get(name) ?? [], where, all).filter((item) => fulfils(item, where)));
  const sorted = order === undefined ? matching : sortItems(matching, order, language);
  const selected = sorted.slice(skip, skip + take);
  const items = selected.map((item) => withLinkedItems(withFields(item, fields), all));
  return { items, count: matching.length };
}

/** The items of a list that can match: one, when the query names its id. */
function candidates(
  list: readonly ContentItem[],
  { contentID }: Required<ContentQuery>['where'],
  items: ContentLists['items'],
): readonly ContentItem[] {
  if (typeof contentID !== 'number') return list;
  const item = items.get(contentID);
  return item !== undefined && list[item.itemOrder] === item ? [item] : [];
}

/** The value that queries compare and sort by under a name. */
function queriedValue(item: ContentItem, name: string): unknown {
  if (name === 'contentID') return item.contentID;
  if (name === 'itemOrder') return item.itemOrder;
  return Object.hasOwn(item.fields, name) ? item.fields[name] : undefined;
}

function fulfils(item: ContentItem, where: Required<ContentQuery>['where']): boolean {
  return Object.entries(where).every(([name, condition]) => {
    const value = queriedValue(item, name);
    if (Array.isArray(condition)) return compareField(value, 'in', condition);
    if (typeof condition !== 'object') return compareField(value, 'eq', condition);
    return Object.entries(condition).every(([comparison, operand]) =>
      compareField(value, comparison, operand),
    );
  });
}

function sortItems(items: readonly ContentItem[], order: string, language: string): readonly ContentItem[] {
  const isDescending = order.startsWith('-');
  const name = isDescending ? order.slice(1) : order;
  const read = (item: ContentItem) => queriedValue(item, name);
  return sortedBy(items, read, isDescending ? 'desc' : 'asc', language);
}

function withFields(item: ContentItem, names: readonly string[] | undefined): ContentItem {
  if (names === undefined) return item;
  const fields = Object.entries(item.fields).filter(([name]) => names.includes(name));
  return { ...item, fields: Object.fromEntries(fields) };
}
