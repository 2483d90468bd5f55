import { articleList } from './article-list.ts';
import { dataTable } from './data-table.ts';
import { documentList } from './document-list.ts';
import { faqList } from './faq-list.ts';
import { pictureSeries } from './picture-series.ts';
import type { RegionReaders } from './region.ts';
import { sharePrice, sharePriceBadge } from './share-price.ts';
import { siteSearch } from './site-search.ts';

/** The reader of every type of region; the renderer's `regionRegistry` has the same types. */
export const regionReaders: RegionReaders = {
  'article-list': articleList,
  'document-list': documentList,
  'faq-list': faqList,
  'share-price': sharePrice,
  'share-price-badge': sharePriceBadge,
  'site-search': siteSearch,
  'data-table': dataTable,
  'picture-series': pictureSeries,
};
