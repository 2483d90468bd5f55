import type { ContentItem } from '#engine';
import type { ContentQuery } from '#schemas';
import type { Host } from '../host/host.ts';

/** The most items of a list of the latest or related ones. */
const mostItems = 4;

/** The four newest items of a query, without the item of the page itself. */
export function newestItems(
  host: Pick<Host, 'items' | 'item'>,
  query: ContentQuery,
  dateField: string,
): readonly ContentItem[] {
  const dateOf = ({ fields }: ContentItem) => String(fields[dateField] ?? '');
  return host
    .items(query)
    .filter(({ contentID }) => contentID !== host.item?.contentID)
    .toSorted((a, b) => (dateOf(a) < dateOf(b) ? 1 : dateOf(a) > dateOf(b) ? -1 : 0))
    .slice(0, mostItems);
}
