// Generated from value-rows.styles.ts by `npm run generate`. Do not edit.

export function row(): string {
  return 'value-rows-row';
}

export function rowHeading(): string {
  return 'value-rows-row-heading';
}

export function rowLabel(): string {
  return 'value-rows-row-label';
}

export function rowNote(): string {
  return 'value-rows-row-note';
}

export function rowValue(): string {
  return 'value-rows-row-value';
}

export function rows(): string {
  return 'value-rows-rows';
}
