// Generated from accordion.styles.ts by `npm run generate`. Do not edit.

export function answer(): string {
  return 'accordion-answer';
}

export function item(): string {
  return 'accordion-item';
}

export function list(): string {
  return 'accordion-list';
}

export function question(): string {
  return 'accordion-question';
}

export function sign(): string {
  return 'accordion-sign';
}
