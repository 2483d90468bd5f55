// Generated from book-a-call.styles.ts by `npm run generate`. Do not edit.

export function calendar(): string {
  return 'book-a-call-calendar';
}

export function description(): string {
  return 'book-a-call-description';
}

export function head(): string {
  return 'book-a-call-head';
}

export function title(): string {
  return 'book-a-call-title';
}
