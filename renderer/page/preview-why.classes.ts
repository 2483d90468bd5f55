// Generated from preview-why.styles.ts by `npm run generate`. Do not edit.

export function previewWhy(): string {
  return 'preview-why';
}
