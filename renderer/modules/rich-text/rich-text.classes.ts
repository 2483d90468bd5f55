// Generated from rich-text.styles.ts by `npm run generate`. Do not edit.

export interface BlocksVariants {
  readonly size?: 'small' | 'article' | undefined;
}

export function blocks({ size }: BlocksVariants = {}): string {
  let names = 'rich-text-blocks';
  if (size !== undefined) names += ` rich-text-blocks--size-${size}`;
  return names;
}

export function caption(): string {
  return 'rich-text-caption';
}

export function delimiter(): string {
  return 'rich-text-delimiter';
}

export interface FigureVariants {
  readonly size?: 'small' | 'medium' | 'full' | undefined;
}

export function figure({ size }: FigureVariants = {}): string {
  let names = 'rich-text-figure';
  if (size !== undefined) names += ` rich-text-figure--size-${size}`;
  return names;
}

export interface HeadingVariants {
  readonly level?: 2 | 3 | 4 | 5 | 6 | undefined;
}

export function heading({ level }: HeadingVariants = {}): string {
  let names = 'rich-text-heading';
  if (level !== undefined) names += ` rich-text-heading--level-${level}`;
  return names;
}

export function list(): string {
  return 'rich-text-list';
}

export function picture(): string {
  return 'rich-text-picture';
}

export function player(): string {
  return 'rich-text-player';
}

export interface QuoteVariants {
  readonly alignment?: 'left' | 'center' | undefined;
}

export function quote({ alignment }: QuoteVariants = {}): string {
  let names = 'rich-text-quote';
  if (alignment !== undefined) names += ` rich-text-quote--alignment-${alignment}`;
  return names;
}

export function quoteText(): string {
  return 'rich-text-quote-text';
}

export function raw(): string {
  return 'rich-text-raw';
}

export function table(): string {
  return 'rich-text-table';
}

export function tableBox(): string {
  return 'rich-text-table-box';
}

export function translation(): string {
  return 'rich-text-translation';
}
