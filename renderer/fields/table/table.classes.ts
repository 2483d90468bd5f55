// Generated from table.styles.ts by `npm run generate`. Do not edit.

export function caption(): string {
  return 'table-caption';
}

export function empty(): string {
  return 'table-empty';
}

export function fold(): string {
  return 'table-fold';
}

export function folded(): string {
  return 'table-folded';
}

export function heading(): string {
  return 'table-heading';
}

export function hint(): string {
  return 'table-hint';
}

export function label(): string {
  return 'table-label';
}

export function note(): string {
  return 'table-note';
}

export function opener(): string {
  return 'table-opener';
}

export function sign(): string {
  return 'table-sign';
}

export function table(): string {
  return 'table';
}

export function value(): string {
  return 'table-value';
}
