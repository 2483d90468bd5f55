// Generated from site-header.styles.ts by `npm run generate`. Do not edit.

export function bar(): string {
  return 'site-header-bar';
}

export function calls(): string {
  return 'site-header-calls';
}

export function logo(): string {
  return 'site-header-logo';
}

export function menu(): string {
  return 'site-header-menu';
}

export function menuButton(): string {
  return 'site-header-menu-button';
}

export function menuCalls(): string {
  return 'site-header-menu-calls';
}

export function menuHead(): string {
  return 'site-header-menu-head';
}

export function menuLink(): string {
  return 'site-header-menu-link';
}

export function menuLinks(): string {
  return 'site-header-menu-links';
}

export function navigation(): string {
  return 'site-header-navigation';
}

export function roomyOnly(): string {
  return 'site-header-roomy-only';
}

export function section(): string {
  return 'site-header-section';
}

export function sections(): string {
  return 'site-header-sections';
}

export function siteHeader(): string {
  return 'site-header';
}

export function summaryButton(): string {
  return 'site-header-summary-button';
}

export function wideOnly(): string {
  return 'site-header-wide-only';
}
