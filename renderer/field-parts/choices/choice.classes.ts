// Generated from choice.styles.ts by `npm run generate`. Do not edit.

export interface ChoiceVariants {
  readonly invalid?: boolean | undefined;
  readonly statement?: boolean | undefined;
}

export function choice({ invalid, statement }: ChoiceVariants = {}): string {
  let names = 'choice';
  if (invalid) names += ' choice--invalid';
  if (statement) names += ' choice--statement';
  return names;
}

export function choiceHint(): string {
  return 'choice-choice-hint';
}

export interface ChoiceWordsVariants {
  readonly statement?: boolean | undefined;
}

export function choiceWords({ statement }: ChoiceWordsVariants = {}): string {
  let names = 'choice-choice-words';
  if (statement) names += ' choice-choice-words--statement';
  return names;
}

export interface ChoicesVariants {
  readonly columns?: 'two' | 'pair' | undefined;
}

export function choices({ columns }: ChoicesVariants = {}): string {
  let names = 'choice-choices';
  if (columns !== undefined) names += ` choice-choices--columns-${columns}`;
  return names;
}

export interface MarkVariants {
  readonly shape?: 'round' | 'square' | undefined;
}

export function mark({ shape }: MarkVariants = {}): string {
  let names = 'choice-mark';
  if (shape !== undefined) names += ` choice-mark--shape-${shape}`;
  return names;
}

export function statementLink(): string {
  return 'choice-statement-link';
}
