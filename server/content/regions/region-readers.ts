import { dataTableData, prepareArticles, prepareQuestions, showArticles, showQuestions } from '#engine';
import type { ArticleList, DataTable, FAQList } from '#schemas';
import { documentList } from './document-list.ts';
import { oncePerItems } from './list-setting.ts';
import { pictureSeries } from './picture-series.ts';
import type { RegionReader, RegionReaders } from './region.ts';
import { sharePrice, sharePriceBadge } from './share-price.ts';
import { siteSearch } from './site-search.ts';

const faqList: RegionReader<FAQList> = {
  parameters: ['topicId'],
  reads: 'release',
  async read({ module, items, itemPath, query }) {
    const [questions, topics] = await Promise.all([items(module.query), items(module.topics)]);
    return showQuestions(prepareQuestions(questions.items, topics.items, { itemPath }), query);
  },
};

const dataTable: RegionReader<DataTable> = {
  parameters: [],
  reads: 'moment',
  async read({ module, perform, release }) {
    const ran = await perform(module.operation, {});
    return ran.ok ? dataTableData(module, ran.result, release.site) : { outcome: 'failed' };
  },
};

const prepared = oncePerItems(prepareArticles);

const articleList: RegionReader<ArticleList> = {
  parameters: ['year', 'month', 'tagId', 'topicId', 'show'],
  reads: 'release',
  async read(context) {
    const { items } = await context.items(context.module.query);
    return showArticles(prepared(items, context), context.module.filters !== false, context.query);
  },
};

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
