// Generated from quote.styles.ts by `npm run generate`. Do not edit.

export function person(): string {
  return 'quote-person';
}

export function quote(): string {
  return 'quote';
}

export function words(): string {
  return 'quote-words';
}
