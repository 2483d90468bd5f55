// Generated from spinner.styles.ts by `npm run generate`. Do not edit.

export interface SpinnerVariants {
  readonly place?: 'end' | undefined;
}

export function spinner({ place }: SpinnerVariants = {}): string {
  let names = 'spinner';
  if (place !== undefined) names += ` spinner--place-${place}`;
  return names;
}
