// Generated from notes.styles.ts by `npm run generate`. Do not edit.

export function notes(): string {
  return 'notes';
}

export function title(): string {
  return 'notes-title';
}
