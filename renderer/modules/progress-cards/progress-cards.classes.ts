// Generated from progress-cards.styles.ts by `npm run generate`. Do not edit.

export function card(): string {
  return 'progress-cards-card';
}

export function cards(): string {
  return 'progress-cards-cards';
}

export function description(): string {
  return 'progress-cards-description';
}

export function title(): string {
  return 'progress-cards-title';
}
