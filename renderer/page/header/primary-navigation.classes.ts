// Generated from primary-navigation.styles.ts by `npm run generate`. Do not edit.

export function dropdown(): string {
  return 'primary-navigation-dropdown';
}

export function dropdownBody(): string {
  return 'primary-navigation-dropdown-body';
}

export function entries(): string {
  return 'primary-navigation-entries';
}

export function entry(): string {
  return 'primary-navigation-entry';
}

export function entryTitle(): string {
  return 'primary-navigation-entry-title';
}

export function linkText(): string {
  return 'primary-navigation-link-text';
}

export function linkTitle(): string {
  return 'primary-navigation-link-title';
}

export function navigation(): string {
  return 'primary-navigation-navigation';
}

export function overview(): string {
  return 'primary-navigation-overview';
}

export interface SecondaryVariants {
  readonly kind?: 'overview' | undefined;
}

export function secondary({ kind }: SecondaryVariants = {}): string {
  let names = 'primary-navigation-secondary';
  if (kind !== undefined) names += ` primary-navigation-secondary--kind-${kind}`;
  return names;
}

export function secondaryLink(): string {
  return 'primary-navigation-secondary-link';
}
