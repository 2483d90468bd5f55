// Generated from preview-problems.styles.ts by `npm run generate`. Do not edit.

export function previewProblems(): string {
  return 'preview-problems';
}
