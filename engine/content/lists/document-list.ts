import type { ContentItem } from '../content-item.ts';
import type { ListingOptions } from '../listing/listing-filters.ts';
import { indexListing, type ListingIndex } from '../listing/listing-index.ts';
import { type ListingView, showListing } from '../listing/show-listing.ts';
import { type ListedDocument, readListedDocument } from '../readers/listed-document.ts';
import type { Choice } from '../readers/read-fields.ts';
import { type ListSetting, sortedChoices } from './list-setting.ts';

/** A list of documents that is ready to be filtered. */
export interface PreparedDocuments {
  readonly index: ListingIndex<ListedDocument>;
  /** Categories in use, by title. */
  readonly categories: readonly Choice[];
}

/** One request's view of a list of documents. */
export interface DocumentListView
  extends ListingView<ListedDocument>,
    Pick<PreparedDocuments, 'categories'> {}

const options: ListingOptions = { parameters: ['categoryId'], periods: 'years', pageSize: 12 };

/** Reads and indexes documents: once per list and release. */
export function prepareDocuments(items: readonly ContentItem[], setting: ListSetting): PreparedDocuments {
  const documents = items.map(readListedDocument).filter((document) => document !== undefined);
  const entries = documents.map((document) => ({
    item: document,
    day: (document.publishDate !== undefined && setting.dayOf(document.publishDate)) || '',
    choices: { categoryId: document.tag ? [document.tag.id] : [] },
  }));
  const categories = sortedChoices(
    documents.flatMap(({ tag }) => tag ?? []),
    setting.language,
  );
  return { index: indexListing(entries), categories };
}

export function showDocuments(
  { index, categories }: PreparedDocuments,
  query: Iterable<readonly [name: string, value: string]>,
): DocumentListView {
  return { ...showListing(index, options, query), categories };
}
