// Generated from progress-circle.styles.ts by `npm run generate`. Do not edit.

export function center(): string {
  return 'progress-circle-center';
}

export function circle(): string {
  return 'progress-circle-circle';
}

export function icon(): string {
  return 'progress-circle-icon';
}

export function ring(): string {
  return 'progress-circle-ring';
}

export interface ShareVariants {
  readonly isComplete?: boolean | undefined;
}

export function share({ isComplete }: ShareVariants = {}): string {
  let names = 'progress-circle-share';
  if (isComplete) names += ' progress-circle-share--is-complete';
  return names;
}

export function track(): string {
  return 'progress-circle-track';
}
