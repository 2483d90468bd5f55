// Generated from cards.styles.ts by `npm run generate`. Do not edit.

export function call(): string {
  return 'cards-call';
}

export function callIcon(): string {
  return 'cards-call-icon';
}

export interface CardVariants {
  readonly plain?: boolean | undefined;
}

export function card({ plain }: CardVariants = {}): string {
  let names = 'cards-card';
  if (plain) names += ' cards-card--plain';
  return names;
}

export function cards(): string {
  return 'cards';
}

export function description(): string {
  return 'cards-description';
}

export function introduction(): string {
  return 'cards-introduction';
}

export function picture(): string {
  return 'cards-picture';
}

export function title(): string {
  return 'cards-title';
}
