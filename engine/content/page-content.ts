import type { ContentQuery } from '#schemas';
import type { ContentItem } from './content-item.ts';
import type { ItemPath } from './item-pages.ts';
import type { TrailEntry } from './page-trail.ts';

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
  /** Time zone of the site, in which times are shown. */
  readonly timeZone: string;
  /** The pages above this one, from the top. */
  readonly trail: readonly TrailEntry[];
}
