import type { ContentSource, DeliveredItem } from './content-source.ts';

/** Most items on one page of a list. */
export const pageSize = 50;

export interface ListQuery {
  readonly language: string;
  readonly referenceName: string;
  /** Number of items to skip at the start. */
  readonly skip?: number;
  /** Number of items to return after those; a page by default and at most. */
  readonly take?: number;
}

export interface ListPage {
  readonly items: readonly DeliveredItem[];
  /** Number of items in the whole list. */
  readonly totalCount: number;
}

/** Reads a page of a list; an unknown list is empty. */
export function readList(
  source: ContentSource,
  { language, referenceName, skip = 0, take }: ListQuery,
): ListPage {
  const list = source.lists.get(language)?.get(referenceName) ?? [];
  return { items: list.slice(skip, skip + Math.min(take ?? pageSize, pageSize)), totalCount: list.length };
}

/**
 * Reads a whole list: the first page gives the total, the other pages are then read in parallel. If a page
 * cannot be read, the list is empty and no error is thrown: no list is better for a visitor than half of one.
 *
 * @example await readWholeList((skip, take) => readList(source, { language: 'en-nz', referenceName: 'recipes', skip, take }))
 */
export async function readWholeList(
  readPage: (skip: number, take: number) => ListPage | Promise<ListPage>,
): Promise<readonly DeliveredItem[]> {
  try {
    const first = await readPage(0, pageSize);
    const others: number[] = [];
    for (let skip = pageSize; skip < first.totalCount; skip += pageSize) others.push(skip);
    const pages = await Promise.all(others.map((skip) => readPage(skip, pageSize)));
    return [first, ...pages].flatMap(({ items }) => items);
  } catch {
    return [];
  }
}
