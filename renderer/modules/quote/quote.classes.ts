// Generated from quote.styles.ts by `npm run generate`. Do not edit.

export function person(): string {
  return 'quote-person';
}

export function quote(): string {
  return 'quote';
}

export function translation(): string {
  return 'quote-translation';
}

export function words(): string {
  return 'quote-words';
}
