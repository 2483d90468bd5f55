// Generated from switch.styles.ts by `npm run generate`. Do not edit.

export function switchRow(): string {
  return 'switch-switch-row';
}

export function switchWords(): string {
  return 'switch-switch-words';
}

export function track(): string {
  return 'switch-track';
}
