import { type ContentItem, contentLists } from '#engine';
import { readShippedDocuments } from '../../../support/documents/shipped-documents.ts';

const { lists } = contentLists(readShippedDocuments(), 'en-nz');

/** The shipped items of a list. */
export function listedItems(list: string): readonly ContentItem[] {
  return lists.get(list) ?? [];
}

/** Text of a field. */
export function textOf({ fields }: ContentItem, name: string): string {
  return String(fields[name] ?? '');
}

/** Ids of the items that a field links to. */
export function idsOf({ fields }: ContentItem, name: string): readonly number[] {
  return [fields[name] ?? []].flat().map((link) => Number((link as { contentID: number }).contentID));
}

/** Items of which a field begins so, such as the articles of a year. */
export function beginningWith(
  items: readonly ContentItem[],
  name: string,
  text: string,
): readonly ContentItem[] {
  return items.filter((item) => textOf(item, name).startsWith(text));
}

/** The text under a list. */
export function statusOf(total: number, pageSize: number): string {
  return total <= pageSize ? 'Showing all results' : `Showing ${pageSize} of ${total} results`;
}
