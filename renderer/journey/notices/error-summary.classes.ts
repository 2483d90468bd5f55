// Generated from error-summary.styles.ts by `npm run generate`. Do not edit.

export function links(): string {
  return 'error-summary-links';
}

export function summary(): string {
  return 'error-summary-summary';
}

export function title(): string {
  return 'error-summary-title';
}
