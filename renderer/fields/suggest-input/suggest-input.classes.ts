// Generated from suggest-input.styles.ts by `npm run generate`. Do not edit.

export function list(): string {
  return 'suggest-input-list';
}

export function popover(): string {
  return 'suggest-input-popover';
}

export function suggestion(): string {
  return 'suggest-input-suggestion';
}
