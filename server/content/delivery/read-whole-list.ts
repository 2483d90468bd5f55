import type { DeliveredItem } from './content-source.ts';
import { type ListPage, pageSize } from './read-list.ts';

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
