// Generated from accordion.styles.ts by `npm run generate`. Do not edit.

export interface AccordionVariants {
  readonly titled?: boolean | undefined;
}

export function accordion({ titled }: AccordionVariants = {}): string {
  let names = 'accordion';
  if (titled) names += ' accordion--titled';
  return names;
}

export function answer(): string {
  return 'accordion-answer';
}

export function item(): string {
  return 'accordion-item';
}

export function list(): string {
  return 'accordion-list';
}

export function question(): string {
  return 'accordion-question';
}

export function sign(): string {
  return 'accordion-sign';
}

export function title(): string {
  return 'accordion-title';
}
