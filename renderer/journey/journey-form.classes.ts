// Generated from journey-form.styles.ts by `npm run generate`. Do not edit.

export function actions(): string {
  return 'journey-form-actions';
}

export function body(): string {
  return 'journey-form-body';
}

export interface FormVariants {
  readonly beside?: boolean | undefined;
  readonly chips?: boolean | undefined;
}

export function form({ beside, chips }: FormVariants = {}): string {
  let names = 'journey-form-form';
  if (beside === false) names += ' journey-form-form--beside-false';
  if (beside) names += ' journey-form-form--beside';
  if (chips) names += ' journey-form-form--chips';
  return names;
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

export function update(): string {
  return 'journey-form-update';
}

export function updateButton(): string {
  return 'journey-form-update-button';
}
