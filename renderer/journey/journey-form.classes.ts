// Generated from journey-form.styles.ts by `npm run generate`. Do not edit.

export function actions(): string {
  return 'journey-form-actions';
}

export function form(): string {
  return 'journey-form-form';
}

export function heading(): string {
  return 'journey-form-heading';
}

export function questions(): string {
  return 'journey-form-questions';
}

export function sender(): string {
  return 'journey-form-sender';
}

export function spinner(): string {
  return 'journey-form-spinner';
}
