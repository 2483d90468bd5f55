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

export function chipsFold(): string {
  return 'around-chips-fold';
}

export function chipsOpener(): string {
  return 'around-chips-opener';
}

export function chipsSign(): string {
  return 'around-chips-sign';
}

export function summary(): string {
  return 'around-summary';
}

export function summaryClose(): string {
  return 'around-summary-close';
}

export function summaryHead(): string {
  return 'around-summary-head';
}

export function summaryTitle(): string {
  return 'around-summary-title';
}
