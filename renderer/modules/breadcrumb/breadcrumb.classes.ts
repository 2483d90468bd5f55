// Generated from breadcrumb.styles.ts by `npm run generate`. Do not edit.

export function breadcrumb(): string {
  return 'breadcrumb';
}

export function entries(): string {
  return 'breadcrumb-entries';
}
