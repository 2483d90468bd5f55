// Generated from form.styles.ts by `npm run generate`. Do not edit.

export interface FormVariants {
  readonly variant?: 'in-page' | 'footer' | undefined;
}

export function form({ variant }: FormVariants = {}): string {
  let names = 'form';
  if (variant !== undefined) names += ` form--variant-${variant}`;
  return names;
}

export function heading(): string {
  return 'form-heading';
}
