import type { Content, Document } from '#schemas';
import { mapMembers } from '../base/json/json-parts.ts';
import { memoize } from '../rules/runtime/memoize.ts';
import { type ContentItem, type ContentLink, isContentLink } from './content-item.ts';
import { siteOf, withDerivedFields } from './derived-fields.ts';

/** The items of one language. */
export interface ContentLists {
  /** By reference name. */
  readonly lists: ReadonlyMap<string, readonly ContentItem[]>;
  /** By contentID; the first item of an id wins. */
  readonly items: ReadonlyMap<number, ContentItem>;
}

/** The content documents among some documents, in the order in which their items form lists. */
export function contentDocuments(documents: Iterable<Document>): readonly Content[] {
  const found: Content[] = [];
  for (const document of documents) if (document.kind === 'content') found.push(document);
  return found.sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The content documents as the content service delivers them: with the fields that the site derives. */
export const deliveredContent = memoize((documents: readonly Document[]): readonly Content[] =>
  withDerivedFields(contentDocuments(documents), siteOf(documents)),
);

/** The lists of a language: items by document id, then by their place in the document. */
export function contentLists(documents: readonly Document[], language: string): ContentLists {
  const lists = new Map<string, ContentItem[]>();
  const items = new Map<number, ContentItem>();
  for (const document of deliveredContent(documents)) {
    if (document.language !== language) continue;
    const { referenceName } = document;
    const list = lists.get(referenceName) ?? [];
    lists.set(referenceName, list);
    for (const { contentID, fields } of document.items) {
      const item = { contentID, referenceName, itemOrder: list.length, fields };
      list.push(item);
      if (!items.has(contentID)) items.set(contentID, item);
    }
  }
  return { lists, items };
}

/** A copy of an item with its links replaced by their items; a link to a missing item stays a link. */
export function withLinkedItems(item: ContentItem, items: ReadonlyMap<number, ContentItem>): ContentItem {
  const follow = (value: unknown): unknown => {
    if (isContentLink(value)) return items.get(value.contentID) ?? value;
    return Array.isArray(value) && value.some(isContentLink) ? value.map(follow) : value;
  };
  const fields = mapMembers(item.fields, follow) as ContentItem['fields'];
  return fields === item.fields ? item : { ...item, fields };
}

/** The contentID of a link or of the item that replaced it; undefined for any other value. */
export function linkedId(value: unknown): number | undefined {
  if (typeof value !== 'object' || value === null || !('contentID' in value)) return undefined;
  const { contentID } = value as Partial<ContentLink>;
  return typeof contentID === 'number' ? contentID : undefined;
}
