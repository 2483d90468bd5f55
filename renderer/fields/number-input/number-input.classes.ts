// Generated from number-input.styles.ts by `npm run generate`. Do not edit.

export function amount(): string {
  return 'number-input-amount';
}

export function beside(): string {
  return 'number-input-beside';
}

export function number(): string {
  return 'number-input-number';
}
