// Generated from goals.styles.ts by `npm run generate`. Do not edit.

export function call(): string {
  return 'goals-call';
}

export function card(): string {
  return 'goals-card';
}

export function cards(): string {
  return 'goals-cards';
}

export function complete(): string {
  return 'goals-complete';
}

export function title(): string {
  return 'goals-title';
}
