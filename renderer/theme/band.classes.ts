// Generated from band.styles.ts by `npm run generate`. Do not edit.

export interface BandVariants {
  readonly surface?: 'canvas' | 'paper' | 'mist' | 'night' | undefined;
  readonly leading?: boolean | undefined;
}

export function band({ surface, leading }: BandVariants = {}): string {
  let names = 'band';
  if (surface !== undefined) names += ` band--surface-${surface}`;
  if (leading) names += ' band--leading';
  return names;
}

export function bandTitle(): string {
  return 'band-band-title';
}
