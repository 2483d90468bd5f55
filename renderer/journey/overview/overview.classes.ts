// Generated from overview.styles.ts by `npm run generate`. Do not edit.

export function chip(): string {
  return 'overview-chip';
}

export function chipChange(): string {
  return 'overview-chip-change';
}

export function chipWords(): string {
  return 'overview-chip-words';
}

export function chips(): string {
  return 'overview-chips';
}

export function chipsFold(): string {
  return 'overview-chips-fold';
}

export function chipsOpener(): string {
  return 'overview-chips-opener';
}

export function chipsSign(): string {
  return 'overview-chips-sign';
}

export function summary(): string {
  return 'overview-summary';
}

export function summaryClose(): string {
  return 'overview-summary-close';
}

export function summaryHead(): string {
  return 'overview-summary-head';
}

export function summaryTitle(): string {
  return 'overview-summary-title';
}
