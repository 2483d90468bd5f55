import type { ContentSource, DeliveredItem } from './content-source.ts';

/** The most items a page of a list holds. */
export const pageSize = 50;

export interface ListQuery {
  readonly language: string;
  readonly referenceName: string;
  /** How many items to leave out at the start. */
  readonly skip?: number;
  /** How many to give after those; at most, and by default, a page. */
  readonly take?: number;
}

/** A page of a list. */
export interface ListPage {
  readonly items: readonly DeliveredItem[];
  /** Number of items in the whole list. */
  readonly totalCount: number;
}

/** An unknown list is an empty one. */
export function readList(
  source: ContentSource,
  { language, referenceName, skip = 0, take }: ListQuery,
): ListPage {
  const list = source.lists.get(language)?.get(referenceName) ?? [];
  return { items: list.slice(skip, skip + Math.min(take ?? pageSize, pageSize)), totalCount: list.length };
}
