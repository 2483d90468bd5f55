// Generated from faq-list.styles.ts by `npm run generate`. Do not edit.

export function group(): string {
  return 'faq-list-group';
}

export function heading(): string {
  return 'faq-list-heading';
}

export function read(): string {
  return 'faq-list-read';
}

export function tab(): string {
  return 'faq-list-tab';
}

export function tabs(): string {
  return 'faq-list-tabs';
}
