// Generated from loading-sun.styles.ts by `npm run generate`. Do not edit.

export function loadingSun(): string {
  return 'loading-sun';
}
