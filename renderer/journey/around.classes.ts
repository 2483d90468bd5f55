// Generated from around.styles.ts by `npm run generate`. Do not edit.

export function chip(): string {
  return 'around-chip';
}

export function chipChange(): string {
  return 'around-chip-change';
}

export function chipWords(): string {
  return 'around-chip-words';
}

export function chips(): string {
  return 'around-chips';
}

export function content(): string {
  return 'around-content';
}

export function opener(): string {
  return 'around-opener';
}

export function panel(): string {
  return 'around-panel';
}

export function summary(): string {
  return 'around-summary';
}

export function summaryTitle(): string {
  return 'around-summary-title';
}
