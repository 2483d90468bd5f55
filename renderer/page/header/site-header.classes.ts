// Generated from site-header.styles.ts by `npm run generate`. Do not edit.

export function bar(): string {
  return 'site-header-bar';
}

export function callBesideLogo(): string {
  return 'site-header-call-beside-logo';
}

export function callInStrip(): string {
  return 'site-header-call-in-strip';
}

export function calls(): string {
  return 'site-header-calls';
}

export function logo(): string {
  return 'site-header-logo';
}

export function roomyOnly(): string {
  return 'site-header-roomy-only';
}

export function searchLink(): string {
  return 'site-header-search-link';
}

export function section(): string {
  return 'site-header-section';
}

export function sections(): string {
  return 'site-header-sections';
}

export interface SiteHeaderVariants {
  readonly kind?: 'full' | undefined;
}

export function siteHeader({ kind }: SiteHeaderVariants = {}): string {
  let names = 'site-header';
  if (kind !== undefined) names += ` site-header--kind-${kind}`;
  return names;
}

export function strip(): string {
  return 'site-header-strip';
}

export function stripRow(): string {
  return 'site-header-strip-row';
}

export function summaryButton(): string {
  return 'site-header-summary-button';
}
