// Generated from feature-cards.styles.ts by `npm run generate`. Do not edit.

export function body(): string {
  return 'feature-cards-body';
}

export function call(): string {
  return 'feature-cards-call';
}

export function card(): string {
  return 'feature-cards-card';
}

export function cards(): string {
  return 'feature-cards-cards';
}

export function checklist(): string {
  return 'feature-cards-checklist';
}

export function description(): string {
  return 'feature-cards-description';
}

export function introduction(): string {
  return 'feature-cards-introduction';
}

export function picture(): string {
  return 'feature-cards-picture';
}

export function subtitle(): string {
  return 'feature-cards-subtitle';
}

export function tick(): string {
  return 'feature-cards-tick';
}

export function title(): string {
  return 'feature-cards-title';
}
