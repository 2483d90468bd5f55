// Generated from button.styles.ts by `npm run generate`. Do not edit.

export function press(): string {
  return 'button-press';
}

export function pressPlace(): string {
  return 'button-press-place';
}
