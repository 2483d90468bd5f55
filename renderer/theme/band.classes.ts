// Generated from band.styles.ts by `npm run generate`. Do not edit.

export interface BandVariants {
  readonly surface?: 'canvas' | 'paper' | 'mist' | 'night' | undefined;
}

export function band({ surface }: BandVariants = {}): string {
  let names = 'band';
  if (surface !== undefined) names += ` band--surface-${surface}`;
  return names;
}

export function bandTitle(): string {
  return 'band-band-title';
}
