// Generated from fact-carousel.styles.ts by `npm run generate`. Do not edit.

export function carousel(): string {
  return 'fact-carousel-carousel';
}

export function control(): string {
  return 'fact-carousel-control';
}

export interface ControlIconVariants {
  readonly shows?: 'pause' | 'play' | undefined;
}

export function controlIcon({ shows }: ControlIconVariants = {}): string {
  let names = 'fact-carousel-control-icon';
  if (shows !== undefined) names += ` fact-carousel-control-icon--shows-${shows}`;
  return names;
}

export function fact(): string {
  return 'fact-carousel-fact';
}

export function facts(): string {
  return 'fact-carousel-facts';
}

export function greytext(): string {
  return 'fact-carousel-greytext';
}

export function orangetext(): string {
  return 'fact-carousel-orangetext';
}
