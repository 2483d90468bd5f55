// Generated from form.styles.ts by `npm run generate`. Do not edit.

export function form(): string {
  return 'form';
}

export function heading(): string {
  return 'form-heading';
}
