// Generated from description-list.styles.ts by `npm run generate`. Do not edit.

export function description(): string {
  return 'description-list-description';
}

export function item(): string {
  return 'description-list-item';
}

export function list(): string {
  return 'description-list-list';
}

export function term(): string {
  return 'description-list-term';
}
