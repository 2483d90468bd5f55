// Generated from listing-foot.styles.ts by `npm run generate`. Do not edit.

export function foot(): string {
  return 'listing-foot-foot';
}

export function noMatches(): string {
  return 'listing-foot-no-matches';
}

export function noMatchesTitle(): string {
  return 'listing-foot-no-matches-title';
}

export function status(): string {
  return 'listing-foot-status';
}
