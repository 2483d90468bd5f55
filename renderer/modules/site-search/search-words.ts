import type { SiteSearch } from '#schemas';

export type SearchWords = Required<Omit<SiteSearch, 'type'>>;

const usual: SearchWords = {
  placeholder: 'Start typing to search {brand}',
  submitLabel: 'Search',
  resultsTitle: 'Top results',
  oneResultLabel: '1 result',
  resultsLabel: '{count} results',
  moreLabel: 'Load more results',
  noResultsTitle: 'No results found',
  noResultsText: 'Check your spelling or try different keywords.',
  failedText: 'We couldn’t search just now.',
  retryLabel: 'Try again',
};

/** The words of a search: those of its document, else the usual ones. */
export function searchWords({ type: _, ...words }: SiteSearch, brand: string): SearchWords {
  const chosen = { ...usual, ...words };
  return { ...chosen, placeholder: chosen.placeholder.replace('{brand}', () => brand) };
}

/** How many results there are, in words. */
export function countText(total: number, { oneResultLabel, resultsLabel }: SearchWords): string {
  return total === 1 ? oneResultLabel : resultsLabel.replace('{count}', String(total));
}
