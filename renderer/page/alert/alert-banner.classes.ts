// Generated from alert-banner.styles.ts by `npm run generate`. Do not edit.

export interface BannerVariants {
  readonly tone?: 'error' | 'warning' | 'info' | undefined;
}

export function banner({ tone }: BannerVariants = {}): string {
  let names = 'alert-banner-banner';
  if (tone !== undefined) names += ` alert-banner-banner--tone-${tone}`;
  return names;
}

export function call(): string {
  return 'alert-banner-call';
}

export function calls(): string {
  return 'alert-banner-calls';
}

export function close(): string {
  return 'alert-banner-close';
}

export function row(): string {
  return 'alert-banner-row';
}

export function sign(): string {
  return 'alert-banner-sign';
}

export function text(): string {
  return 'alert-banner-text';
}

export function words(): string {
  return 'alert-banner-words';
}
