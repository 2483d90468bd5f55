// Generated from review.styles.ts by `npm run generate`. Do not edit.

export function change(): string {
  return 'review-change';
}

export function head(): string {
  return 'review-head';
}

export function heading(): string {
  return 'review-heading';
}

export function place(): string {
  return 'review-place';
}

export function step(): string {
  return 'review-step';
}

export function stepTitle(): string {
  return 'review-step-title';
}
