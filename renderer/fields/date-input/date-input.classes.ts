// Generated from date-input.styles.ts by `npm run generate`. Do not edit.

export interface BoxVariants {
  readonly digits?: 'two' | 'four' | undefined;
}

export function box({ digits }: BoxVariants = {}): string {
  let names = 'date-input-box';
  if (digits !== undefined) names += ` date-input-box--digits-${digits}`;
  return names;
}

export function boxes(): string {
  return 'date-input-boxes';
}

export function digits(): string {
  return 'date-input-digits';
}
