// Generated from page.styles.ts by `npm run generate`. Do not edit.

export interface MainVariants {
  readonly width?: 'content' | 'wide' | undefined;
}

export function main({ width }: MainVariants = {}): string {
  let names = 'page-main';
  if (width !== undefined) names += ` page-main--width-${width}`;
  return names;
}

export function skip(): string {
  return 'page-skip';
}
