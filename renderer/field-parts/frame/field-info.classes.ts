// Generated from field-info.styles.ts by `npm run generate`. Do not edit.

export function closing(): string {
  return 'field-info-closing';
}

export function dialog(): string {
  return 'field-info-dialog';
}

export function opener(): string {
  return 'field-info-opener';
}

export function place(): string {
  return 'field-info-place';
}

export function text(): string {
  return 'field-info-text';
}

export function title(): string {
  return 'field-info-title';
}
