// Generated from article-cards.styles.ts by `npm run generate`. Do not edit.

export function body(): string {
  return 'article-cards-body';
}

export function card(): string {
  return 'article-cards-card';
}

export interface CardsVariants {
  readonly columns?: 'beside-filters' | 'all' | undefined;
}

export function cards({ columns }: CardsVariants = {}): string {
  let names = 'article-cards-cards';
  if (columns !== undefined) names += ` article-cards-cards--columns-${columns}`;
  return names;
}

export function description(): string {
  return 'article-cards-description';
}

export function meta(): string {
  return 'article-cards-meta';
}

export function picture(): string {
  return 'article-cards-picture';
}

export function title(): string {
  return 'article-cards-title';
}

export function topic(): string {
  return 'article-cards-topic';
}

export function topics(): string {
  return 'article-cards-topics';
}
