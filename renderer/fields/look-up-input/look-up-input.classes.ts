// Generated from look-up-input.styles.ts by `npm run generate`. Do not edit.

export function found(): string {
  return 'look-up-input-found';
}

export function foundPicture(): string {
  return 'look-up-input-found-picture';
}

export function lookUp(): string {
  return 'look-up-input-look-up';
}

export interface LookUpButtonVariants {
  readonly state?: 'found' | 'other' | undefined;
}

export function lookUpButton({ state }: LookUpButtonVariants = {}): string {
  let names = 'look-up-input-look-up-button';
  if (state !== undefined) names += ` look-up-input-look-up-button--state-${state}`;
  return names;
}

export function lookUpCounter(): string {
  return 'look-up-input-look-up-counter';
}

export function lookUpIcon(): string {
  return 'look-up-input-look-up-icon';
}

export interface LookUpTextVariants {
  readonly counted?: boolean | undefined;
}

export function lookUpText({ counted }: LookUpTextVariants = {}): string {
  let names = 'look-up-input-look-up-text';
  if (counted) names += ' look-up-input-look-up-text--counted';
  return names;
}

export function lookUpWords(): string {
  return 'look-up-input-look-up-words';
}
