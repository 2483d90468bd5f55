// Generated from page.styles.ts by `npm run generate`. Do not edit.

export function loading(): string {
  return 'page-loading';
}

export interface MainVariants {
  readonly width?: 'content' | 'wide' | undefined;
}

export function main({ width }: MainVariants = {}): string {
  let names = 'page-main';
  if (width !== undefined) names += ` page-main--width-${width}`;
  return names;
}

export function message(): string {
  return 'page-message';
}

export function messageText(): string {
  return 'page-message-text';
}

export function messageTitle(): string {
  return 'page-message-title';
}

export function skip(): string {
  return 'page-skip';
}
