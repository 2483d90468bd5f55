// Generated from stats.styles.ts by `npm run generate`. Do not edit.

export function description(): string {
  return 'stats-description';
}

export function item(): string {
  return 'stats-item';
}

export function stat(): string {
  return 'stats-stat';
}

export function stats(): string {
  return 'stats';
}
