// Generated from site-search.styles.ts by `npm run generate`. Do not edit.

export function count(): string {
  return 'site-search-count';
}

export function field(): string {
  return 'site-search-field';
}

export function form(): string {
  return 'site-search-form';
}

export function hit(): string {
  return 'site-search-hit';
}

export function hitPath(): string {
  return 'site-search-hit-path';
}

export function hitTitle(): string {
  return 'site-search-hit-title';
}

export function hits(): string {
  return 'site-search-hits';
}

export function match(): string {
  return 'site-search-match';
}

export function nothing(): string {
  return 'site-search-nothing';
}

export function nothingTitle(): string {
  return 'site-search-nothing-title';
}

export function resultsTitle(): string {
  return 'site-search-results-title';
}

export function snippet(): string {
  return 'site-search-snippet';
}
