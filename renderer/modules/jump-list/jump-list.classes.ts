// Generated from jump-list.styles.ts by `npm run generate`. Do not edit.

export function jumpList(): string {
  return 'jump-list';
}

export function place(): string {
  return 'jump-list-place';
}

export function title(): string {
  return 'jump-list-title';
}
