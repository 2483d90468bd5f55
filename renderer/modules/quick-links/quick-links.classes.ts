// Generated from quick-links.styles.ts by `npm run generate`. Do not edit.

export function card(): string {
  return 'quick-links-card';
}

export function cards(): string {
  return 'quick-links-cards';
}

export function heading(): string {
  return 'quick-links-heading';
}

export interface IconVariants {
  readonly layer?: 'rest' | 'hover' | undefined;
}

export function icon({ layer }: IconVariants = {}): string {
  let names = 'quick-links-icon';
  if (layer !== undefined) names += ` quick-links-icon--layer-${layer}`;
  return names;
}

export function icons(): string {
  return 'quick-links-icons';
}

export function overview(): string {
  return 'quick-links-overview';
}

export function overviewIcon(): string {
  return 'quick-links-overview-icon';
}

export function title(): string {
  return 'quick-links-title';
}
