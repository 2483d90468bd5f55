import { tz } from '@date-fns/tz';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { parseISO } from 'date-fns/parseISO';
import {
  type ContentItem,
  dataTableData,
  type ListSetting,
  prepareArticles,
  prepareDocuments,
  prepareQuestions,
  showArticles,
  showDocuments,
  showQuestions,
} from '#engine';
import type { ArticleList, DataTable, DocumentList, FAQList } from '#schemas';
import { pictureSeries } from './picture-series.ts';
import type { RegionContext, RegionReader, RegionReaders } from './region.ts';
import { siteSearch } from './site-search.ts';

const preparedDocuments = oncePerItems(prepareDocuments);

const documentList: RegionReader<DocumentList> = {
  parameters: ['year', 'categoryId', 'show'],
  reads: 'release',
  async read(context) {
    const { items } = await context.items(context.module.query);
    return showDocuments(preparedDocuments(items, context), context.query);
  },
};

/** Site settings that lists need. */
function listSetting({ release, itemPath }: Pick<RegionContext, 'release' | 'itemPath'>): ListSetting {
  const { language, timeZone } = release.site;
  return { language, itemPath, dayOf: (text) => dayIn(text, timeZone) };
}

/** The day of a date, which is the same everywhere, or of a date and time in a time zone. */
export function dayIn(text: string, timeZone: string): string | undefined {
  const time = parseISO(text, { in: tz(timeZone) });
  return isValid(time) ? format(time, 'yyyy-MM-dd') : undefined;
}

/**
 * Prepares a list once for its items: the items of a query are the same array until a release changes them.
 */
function oncePerItems<Prepared>(
  prepare: (items: readonly ContentItem[], setting: ListSetting) => Prepared,
): (items: readonly ContentItem[], context: Pick<RegionContext, 'release' | 'itemPath'>) => Prepared {
  const known = new WeakMap<readonly ContentItem[], Prepared>();
  return (items, context) => {
    const prepared = known.get(items) ?? prepare(items, listSetting(context));
    known.set(items, prepared);
    return prepared;
  };
}

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
  async read({ module, perform }) {
    const ran = await perform(module.operation, {});
    return ran.ok ? dataTableData(module, ran.result) : { outcome: 'failed' };
  },
};

const preparedArticles = oncePerItems(prepareArticles);

const articleList: RegionReader<ArticleList> = {
  parameters: ['year', 'month', 'tagId', 'topicId', 'show'],
  reads: 'release',
  async read(context) {
    const { items } = await context.items(context.module.query);
    return showArticles(preparedArticles(items, context), context.module.filters !== false, context.query);
  },
};

/** The reader of every type of region; the renderer's `regionRegistry` has the same types. */
export const regionReaders: RegionReaders = {
  'article-list': articleList,
  'document-list': documentList,
  'faq-list': faqList,
  'site-search': siteSearch,
  'data-table': dataTable,
  'picture-series': pictureSeries,
};
