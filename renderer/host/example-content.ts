import {
  type ContentItem,
  type ContentLists,
  contentLists,
  type PageContent,
  selectItems,
  wordsFor,
} from '#engine';
import type { HostSite } from './host.ts';

/** The site of stories and tests. */
export const exampleSite = exampleSiteIn('en-nz');

/** The same site in another language, in the words of the product. */
export function exampleSiteIn(language: string): HostSite {
  const brand = 'Library';
  return { brand, language, timeZone: 'Pacific/Auckland', words: wordsFor({ brand, language }, []) };
}

/**
 * Content for stories and tests: answers every query from some items.
 *
 * @param lists fields of the items of each list, by reference name; ids are given in order, from 1
 */
export function exampleContent(
  lists: Readonly<Record<string, readonly ContentItem['fields'][]>> = {},
  rest: Partial<Omit<PageContent, 'items' | 'count'>> = {},
): PageContent {
  const content = listsOf(lists);
  return {
    items: (query) => selectItems(content, query, 'en').items,
    count: (query) => selectItems(content, query, 'en').count,
    itemPath: ({ referenceName, fields }) =>
      typeof fields.slug === 'string' ? `/${referenceName}/${fields.slug}` : undefined,
    trail: [],
    ...rest,
  };
}

function listsOf(lists: Readonly<Record<string, readonly ContentItem['fields'][]>>): ContentLists {
  let contentID = 0;
  const documents = Object.entries(lists).map(([referenceName, items]) => ({
    kind: 'content' as const,
    id: referenceName,
    schemaVersion: 1 as const,
    referenceName,
    language: 'en',
    items: items.map((fields) => ({ contentID: ++contentID, fields })),
  }));
  return contentLists(documents, 'en');
}
