// Generated from next-steps.styles.ts by `npm run generate`. Do not edit.

export function card(): string {
  return 'next-steps-card';
}

export function cards(): string {
  return 'next-steps-cards';
}

export function heading(): string {
  return 'next-steps-heading';
}

export function link(): string {
  return 'next-steps-link';
}

export function place(): string {
  return 'next-steps-place';
}

export function text(): string {
  return 'next-steps-text';
}

export function title(): string {
  return 'next-steps-title';
}
