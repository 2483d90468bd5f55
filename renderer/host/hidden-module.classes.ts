// Generated from hidden-module.styles.ts by `npm run generate`. Do not edit.

export function name(): string {
  return 'hidden-module-name';
}

export function note(): string {
  return 'hidden-module-note';
}
