import { prepareArticles, showArticles } from '#engine';
import type { ArticleList } from '#schemas';
import { oncePerItems } from './list-setting.ts';
import type { RegionReader } from './region.ts';

const prepared = oncePerItems(prepareArticles);

export const articleList: RegionReader<ArticleList> = {
  parameters: ['year', 'month', 'tagId', 'topicId', 'show'],
  reads: 'release',
  async read(context) {
    const { items } = await context.items(context.module.query);
    return showArticles(prepared(items, context), context.module.filters !== false, context.query);
  },
};
