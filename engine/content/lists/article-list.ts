import type { ContentItem } from '../content-item.ts';
import type { ListingOptions } from '../listing/listing-filters.ts';
import { indexListing, type ListingIndex } from '../listing/listing-index.ts';
import { type ListingView, showListing } from '../listing/show-listing.ts';
import { type ArticleSummary, readArticleSummary } from '../readers/article.ts';
import type { Choice } from '../readers/read-fields.ts';
import { type ListSetting, sortedChoices } from './list-setting.ts';

/** An article with the address of its page, if it has one. */
export interface ListedArticle extends ArticleSummary {
  readonly href?: string;
}

/** A list of articles that is ready to be filtered. */
export interface PreparedArticles {
  readonly index: ListingIndex<ListedArticle>;
  /** Article types and topics in use, by title. */
  readonly tags: readonly Choice[];
  readonly topics: readonly Choice[];
}

/** One request's view of a list of articles. */
export interface ArticleListView
  extends ListingView<ListedArticle>,
    Pick<PreparedArticles, 'tags' | 'topics'> {}

const filtered: ListingOptions = { parameters: ['tagId', 'topicId'], periods: 'months', pageSize: 12 };
const plain: ListingOptions = { parameters: [], periods: 'none', pageSize: 10 };

/** Reads and indexes articles: once per list and release. */
export function prepareArticles(items: readonly ContentItem[], setting: ListSetting): PreparedArticles {
  const articles = items.flatMap((item) => {
    const summary = readArticleSummary(item);
    if (summary === undefined) return [];
    const href = setting.itemPath(item);
    return [href === undefined ? summary : { ...summary, href }];
  });
  const entries = articles.map((article) => ({
    item: article,
    day: (article.date !== undefined && setting.dayOf(article.date)) || '',
    choices: {
      tagId: article.tag ? [article.tag.id] : [],
      topicId: article.topics.map(({ id }) => id),
    },
  }));
  const { language } = setting;
  return {
    index: indexListing(entries),
    tags: sortedChoices(
      articles.flatMap(({ tag }) => tag ?? []),
      language,
    ),
    topics: sortedChoices(
      articles.flatMap(({ topics }) => topics),
      language,
    ),
  };
}

/** @param withFilters without them the list is only shown a page at a time */
export function showArticles(
  { index, tags, topics }: PreparedArticles,
  withFilters: boolean,
  query: Iterable<readonly [name: string, value: string]>,
): ArticleListView {
  return { ...showListing(index, withFilters ? filtered : plain, query), tags, topics };
}
