// Generated from section-header.styles.ts by `npm run generate`. Do not edit.

export function description(): string {
  return 'section-header-description';
}

export interface SectionHeaderVariants {
  readonly alignment?: 'start' | 'center' | undefined;
}

export function sectionHeader({ alignment }: SectionHeaderVariants = {}): string {
  let names = 'section-header';
  if (alignment !== undefined) names += ` section-header--alignment-${alignment}`;
  return names;
}

export function subtitle(): string {
  return 'section-header-subtitle';
}

export function title(): string {
  return 'section-header-title';
}
