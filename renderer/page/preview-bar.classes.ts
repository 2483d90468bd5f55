// Generated from preview-bar.styles.ts by `npm run generate`. Do not edit.

export function previewBar(): string {
  return 'preview-bar';
}
