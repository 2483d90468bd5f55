// Generated from human-check.styles.ts by `npm run generate`. Do not edit.

export function place(): string {
  return 'human-check-place';
}
