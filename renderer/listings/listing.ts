import type { ListingView } from '#engine';

/** Id of a list on its page, made of its place: `content-3`. */
export function listId(place: string): string {
  return place.replaceAll('/', '-');
}

/** Whether a list has nothing to show, whatever the filters. Such a list hides. */
export function isEmptyList({ total, filters }: ListingView<unknown>): boolean {
  return total === 0 && filters.year === undefined && Object.keys(filters.choices).length === 0;
}
