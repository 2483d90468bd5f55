// Generated from picture.styles.ts by `npm run generate`. Do not edit.

export function pictureBox(): string {
  return 'picture-picture-box';
}

export function placeholder(): string {
  return 'picture-placeholder';
}
