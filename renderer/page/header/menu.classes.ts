// Generated from menu.styles.ts by `npm run generate`. Do not edit.

export function back(): string {
  return 'menu-back';
}

export function calls(): string {
  return 'menu-calls';
}

export function forward(): string {
  return 'menu-forward';
}

export function head(): string {
  return 'menu-head';
}

export function level(): string {
  return 'menu-level';
}

export function levelLinks(): string {
  return 'menu-level-links';
}

export function levelTitle(): string {
  return 'menu-level-title';
}

export function menu(): string {
  return 'menu';
}

export function menuButton(): string {
  return 'menu-menu-button';
}

export function menuLink(): string {
  return 'menu-menu-link';
}
