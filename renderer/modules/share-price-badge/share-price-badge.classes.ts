// Generated from share-price-badge.styles.ts by `npm run generate`. Do not edit.

export interface BadgeVariants {
  readonly link?: boolean | undefined;
}

export function badge({ link }: BadgeVariants = {}): string {
  let names = 'share-price-badge-badge';
  if (link) names += ' share-price-badge-badge--link';
  return names;
}

export function badgeLabel(): string {
  return 'share-price-badge-badge-label';
}

export interface BadgeMoveVariants {
  readonly direction?: 'up' | 'down' | undefined;
}

export function badgeMove({ direction }: BadgeMoveVariants = {}): string {
  let names = 'share-price-badge-badge-move';
  if (direction !== undefined) names += ` share-price-badge-badge-move--direction-${direction}`;
  return names;
}

export function badgePlace(): string {
  return 'share-price-badge-badge-place';
}

export function badgePrice(): string {
  return 'share-price-badge-badge-price';
}
