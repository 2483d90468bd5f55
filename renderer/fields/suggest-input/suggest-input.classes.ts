// Generated from suggest-input.styles.ts by `npm run generate`. Do not edit.

export function comboBox(): string {
  return 'suggest-input-combo-box';
}

export function footer(): string {
  return 'suggest-input-footer';
}

export function footerButton(): string {
  return 'suggest-input-footer-button';
}

export function links(): string {
  return 'suggest-input-links';
}

export function list(): string {
  return 'suggest-input-list';
}

export function noneFound(): string {
  return 'suggest-input-none-found';
}

export function popover(): string {
  return 'suggest-input-popover';
}

export function searchRow(): string {
  return 'suggest-input-search-row';
}

export function suggestion(): string {
  return 'suggest-input-suggestion';
}

export function waysOn(): string {
  return 'suggest-input-ways-on';
}
