// Generated from image-card.styles.ts by `npm run generate`. Do not edit.

export function body(): string {
  return 'image-card-body';
}

export interface CardVariants {
  readonly side?: 'end' | 'start' | undefined;
}

export function card({ side }: CardVariants = {}): string {
  let names = 'image-card-card';
  if (side !== undefined) names += ` image-card-card--side-${side}`;
  return names;
}

export function description(): string {
  return 'image-card-description';
}

export function picture(): string {
  return 'image-card-picture';
}

export function title(): string {
  return 'image-card-title';
}
