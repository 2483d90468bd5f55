// Generated from registry.styles.ts by `npm run generate`. Do not edit.

export function unknownModule(): string {
  return 'registry-unknown-module';
}

export function unknownModuleType(): string {
  return 'registry-unknown-module-type';
}
