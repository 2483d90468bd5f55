// Generated from header-banner.styles.ts by `npm run generate`. Do not edit.

export function calls(): string {
  return 'header-banner-calls';
}

export interface ColumnsVariants {
  readonly split?: boolean | undefined;
}

export function columns({ split }: ColumnsVariants = {}): string {
  let names = 'header-banner-columns';
  if (split) names += ' header-banner-columns--split';
  return names;
}

export interface DescriptionVariants {
  readonly variant?: 'plain' | 'grey-image' | 'orange-image' | 'dark' | 'light' | undefined;
  readonly level?: 3 | undefined;
}

export function description({ variant, level }: DescriptionVariants = {}): string {
  let names = 'header-banner-description';
  if (variant !== undefined) names += ` header-banner-description--variant-${variant}`;
  if (level !== undefined) names += ` header-banner-description--level-${level}`;
  return names;
}

export interface HeaderBannerVariants {
  readonly variant?: 'plain' | 'grey-image' | 'orange-image' | 'dark' | 'light' | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
}

export function headerBanner({ variant, level }: HeaderBannerVariants = {}): string {
  let names = 'header-banner';
  if (variant !== undefined) names += ` header-banner--variant-${variant}`;
  if (level !== undefined) names += ` header-banner--level-${level}`;
  if (variant === 'plain' && level === 3) names += ' header-banner--variant-plain--level-3';
  if (variant === 'dark' && level === 1) names += ' header-banner--variant-dark--level-1';
  if (variant === 'light' && level === 1) names += ' header-banner--variant-light--level-1';
  return names;
}

export function picture(): string {
  return 'header-banner-picture';
}

export function play(): string {
  return 'header-banner-play';
}

export function playIcon(): string {
  return 'header-banner-play-icon';
}

export interface PlayerVariants {
  readonly from?: 'mobile' | 'tablet' | 'desktop' | undefined;
  readonly until?: 'tablet' | 'desktop' | undefined;
}

export function player({ from, until }: PlayerVariants = {}): string {
  let names = 'header-banner-player';
  if (from !== undefined) names += ` header-banner-player--from-${from}`;
  if (until !== undefined) names += ` header-banner-player--until-${until}`;
  return names;
}

export interface TitleVariants {
  readonly level?: 1 | 2 | 3 | undefined;
}

export function title({ level }: TitleVariants = {}): string {
  let names = 'header-banner-title';
  if (level !== undefined) names += ` header-banner-title--level-${level}`;
  return names;
}

export function video(): string {
  return 'header-banner-video';
}
