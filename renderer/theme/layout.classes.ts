// Generated from layout.styles.ts by `npm run generate`. Do not edit.

export interface ContainerVariants {
  readonly width?: 'reading' | 'form' | undefined;
}

export function container({ width }: ContainerVariants = {}): string {
  let names = 'layout-container';
  if (width !== undefined) names += ` layout-container--width-${width}`;
  return names;
}

export function split(): string {
  return 'layout-split';
}

export function splitTitle(): string {
  return 'layout-split-title';
}

export function visuallyHidden(): string {
  return 'layout-visually-hidden';
}
