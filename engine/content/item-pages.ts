import type { ContentQuery, Document, Page } from '#schemas';
import { mapMembers } from '../base/json/json-parts.ts';
import type { ContentItem } from './content-item.ts';
import { type ContentLists, contentLists } from './content-lists.ts';
import { fillPart, fillText } from './fill-texts.ts';
import type { TrailEntry } from './page-trail.ts';
import { isContentQuery } from './queries-in.ts';

/** A page of every item of some lists. */
export interface ItemPage extends Page {
  readonly each: NonNullable<Page['each']>;
}

export function isItemPage(page: Page): page is ItemPage {
  return page.each !== undefined;
}

/** The names of the lists of an item page. */
export function listsOfPage({ each }: ItemPage): readonly string[] {
  return [each.list].flat();
}

/** Path above the pages of the items, with a slash at its end. */
export function prefixOf({ path }: ItemPage): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The last part of the path of an item's page; undefined if its field is not fit to be one. */
function slugOf({ each }: ItemPage, fields: Readonly<Record<string, unknown>>): string | undefined {
  const slug = Object.hasOwn(fields, each.slug) ? fields[each.slug] : undefined;
  return typeof slug === 'string' && isSlug(slug) ? slug : undefined;
}

export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[a-z0-9][a-z0-9-]*$/.test(text);
}

/** Finds an item's address; undefined if it has no page. */
export type ItemPath = (item: Pick<ContentItem, 'referenceName' | 'fields'>) => string | undefined;

/**
 * The addresses of items: under the item page of their list, or of the default list if theirs has none.
 *
 * @param defaultList see `defaultItemList` of the site
 */
export function itemPaths(pages: readonly ItemPage[], defaultList = ''): ItemPath {
  const byList = new Map<string, ItemPage>();
  for (const page of pages)
    for (const list of listsOfPage(page)) if (!byList.has(list)) byList.set(list, page);
  return ({ referenceName, fields }) => {
    const page = byList.get(referenceName) ?? byList.get(defaultList);
    const slug = page && slugOf(page, fields);
    return page && slug !== undefined ? prefixOf(page) + slug : undefined;
  };
}

/** An item and its page. */
export interface PageOfItem {
  readonly page: ItemPage;
  readonly item: ContentItem;
}

/** The items that have pages, by path. An item of a list without an item page has none. The first of a path wins. */
export function itemsWithPages(
  pages: readonly ItemPage[],
  { lists }: ContentLists,
): ReadonlyMap<string, PageOfItem> {
  const found = new Map<string, PageOfItem>();
  for (const page of pages) {
    const prefix = prefixOf(page);
    for (const item of listsOfPage(page).flatMap((list) => lists.get(list) ?? [])) {
      const slug = slugOf(page, item.fields);
      if (slug === undefined || found.has(prefix + slug)) continue;
      found.set(prefix + slug, { page, item });
    }
  }
  return found;
}

/** Path, title and item of every page that a page with `each` makes. */
export function routesOfItems(
  page: Page,
  documents: readonly Document[],
  language: string,
): readonly (Pick<Page, 'path' | 'title'> & Pick<PageOfItem, 'item'>)[] {
  if (!isItemPage(page)) return [];
  const found = itemsWithPages([page], contentLists(documents, language));
  return [...found].map(([path, { item }]) => ({ path, title: fillText(page.title, item.fields), item }));
}

/** The page of one item: its path, and the item's fields in its title, its SEO texts and its queries. */
export function fillItemPage({ page, item }: PageOfItem, path: string): Page {
  const { fields } = item;
  const { title, seo, zones } = page;
  const texts = Object.entries(seo).map(
    ([name, value]) => [name, typeof value === 'string' ? fillText(value, fields) : value] as const,
  );
  return {
    ...page,
    path,
    title: fillText(title, fields),
    seo: { ...seo, ...Object.fromEntries(texts) },
    zones: { ...zones, content: zones.content.map((module) => withFilledQueries(module, fields)) },
  };
}

/** The same part with every query filled; the same object if it has none to fill. */
function withFilledQueries<Part>(part: Part, fields: Readonly<Record<string, unknown>>): Part {
  if (typeof part !== 'object' || part === null) return part;
  if (isContentQuery(part)) {
    const { where } = part;
    return where === undefined ? part : { ...part, where: fillPart(where, fields) };
  }
  return mapMembers(part, (inner) => withFilledQueries(inner, fields)) as Part;
}

/** Content for the modules of one page. */
export interface PageContent {
  /** The items that a query of the page, or of the site document, selects. */
  readonly items: (query: ContentQuery) => readonly ContentItem[];
  /** Number of items that match a query, before `skip` and `take`. */
  readonly count: (query: ContentQuery) => number;
  /** The item of the page, with its links replaced by their items. */
  readonly item?: ContentItem;
  /** The address of an item; undefined if it has no page. */
  readonly itemPath: ItemPath;
  /** The pages above this one, from the top. */
  readonly trail: readonly TrailEntry[];
}
