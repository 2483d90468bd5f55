// Generated from fine-print.styles.ts by `npm run generate`. Do not edit.

export interface FinePrintVariants {
  readonly folds?: boolean | undefined;
}

export function finePrint({ folds }: FinePrintVariants = {}): string {
  let names = 'fine-print';
  if (folds) names += ' fine-print--folds';
  return names;
}

export function sign(): string {
  return 'fine-print-sign';
}

export function text(): string {
  return 'fine-print-text';
}

export function title(): string {
  return 'fine-print-title';
}
