// Generated from preview-times.styles.ts by `npm run generate`. Do not edit.

export function previewTimes(): string {
  return 'preview-times';
}
