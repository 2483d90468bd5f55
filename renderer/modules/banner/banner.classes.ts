// Generated from banner.styles.ts by `npm run generate`. Do not edit.

export interface BannerVariants {
  readonly tone?: 'accent' | 'night' | 'paper' | undefined;
  readonly hasPicture?: boolean | undefined;
}

export function banner({ tone, hasPicture }: BannerVariants = {}): string {
  let names = 'banner';
  if (tone !== undefined) names += ` banner--tone-${tone}`;
  if (hasPicture) names += ' banner--has-picture';
  return names;
}

export function body(): string {
  return 'banner-body';
}

export function description(): string {
  return 'banner-description';
}

export function picture(): string {
  return 'banner-picture';
}

export function title(): string {
  return 'banner-title';
}
