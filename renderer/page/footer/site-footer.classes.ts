// Generated from site-footer.styles.ts by `npm run generate`. Do not edit.

export function bottom(): string {
  return 'site-footer-bottom';
}

export interface LinksVariants {
  readonly kind?: 'primary' | 'secondary' | undefined;
}

export function links({ kind }: LinksVariants = {}): string {
  let names = 'site-footer-links';
  if (kind !== undefined) names += ` site-footer-links--kind-${kind}`;
  return names;
}

export function logo(): string {
  return 'site-footer-logo';
}

export function phone(): string {
  return 'site-footer-phone';
}

export function phoneIcon(): string {
  return 'site-footer-phone-icon';
}

export function phoneLabel(): string {
  return 'site-footer-phone-label';
}

export function phones(): string {
  return 'site-footer-phones';
}

export function siteFooter(): string {
  return 'site-footer';
}

export function social(): string {
  return 'site-footer-social';
}

export function socialLink(): string {
  return 'site-footer-social-link';
}

export function top(): string {
  return 'site-footer-top';
}
