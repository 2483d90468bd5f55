import type { ListingWords } from '#schemas';

export type CompleteWords = Required<ListingWords>;

/** The usual words around a list. */
const usualWords: CompleteWords = {
  filterTitle: 'Filter',
  openFilters: 'Filters',
  closeFilters: 'Show results',
  year: 'Year',
  anyYear: 'All years',
  month: 'Month',
  anyMonth: 'All months',
  tag: 'Article type',
  topic: 'Topic',
  apply: 'Apply filters',
  clear: 'Clear all',
  loadMore: 'Load more',
  showingAll: 'Showing all results',
  showingSome: 'Showing {shown} of {total} results',
  noMatches: 'No matches found',
  noMatchesText: 'Please try a different set of filters.',
};

/** The words of a list: its own where it has any, else those of its kind, else the usual ones. */
export function completeWords(own: ListingWords | undefined, ofKind: ListingWords = {}): CompleteWords {
  return { ...usualWords, ...ofKind, ...own };
}
