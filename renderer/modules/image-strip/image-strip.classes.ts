// Generated from image-strip.styles.ts by `npm run generate`. Do not edit.

export interface PictureVariants {
  readonly shape?: 'landscape' | 'portrait' | undefined;
}

export function picture({ shape }: PictureVariants = {}): string {
  let names = 'image-strip-picture';
  if (shape !== undefined) names += ` image-strip-picture--shape-${shape}`;
  return names;
}

export function pictures(): string {
  return 'image-strip-pictures';
}

export function strip(): string {
  return 'image-strip-strip';
}

export function view(): string {
  return 'image-strip-view';
}
