import { prepareDocuments, showDocuments } from '#engine';
import type { DocumentList } from '#schemas';
import { oncePerItems } from './list-setting.ts';
import type { RegionReader } from './region.ts';

const prepared = oncePerItems(prepareDocuments);

export const documentList: RegionReader<DocumentList> = {
  parameters: ['year', 'categoryId', 'show'],
  reads: 'release',
  async read(context) {
    const { items } = await context.items(context.module.query);
    return showDocuments(prepared(items, context), context.query);
  },
};
