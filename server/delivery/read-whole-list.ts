import type { DeliveredItem } from './content-source.ts';
import { type ListPage, pageSize } from './read-list.ts';

/**
 * Reads a list to its end: the first page tells how many there are, the others are then read side by side. A page
 * that cannot be read makes the list empty, without a word: a visitor is better off without it than with half.
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
