// Generated from listing.styles.ts by `npm run generate`. Do not edit.

export function besideFilters(): string {
  return 'listing-beside-filters';
}

export function more(): string {
  return 'listing-more';
}
