// Generated from standing.styles.ts by `npm run generate`. Do not edit.

export function bar(): string {
  return 'standing-bar';
}

export function choices(): string {
  return 'standing-choices';
}

export function clearer(): string {
  return 'standing-clearer';
}

export function dialog(): string {
  return 'standing-dialog';
}

export function keeping(): string {
  return 'standing-keeping';
}

export function progress(): string {
  return 'standing-progress';
}

export interface StretchVariants {
  readonly done?: boolean | undefined;
}

export function stretch({ done }: StretchVariants = {}): string {
  let names = 'standing-stretch';
  if (done) names += ' standing-stretch--done';
  return names;
}
