// Generated from curve.styles.ts by `npm run generate`. Do not edit.

export interface CurveVariants {
  readonly color?: 'paper' | 'mist' | 'accent-soft' | undefined;
  readonly shape?: 'arch' | 'bowl' | 'lens' | 'sweep' | undefined;
}

export function curve({ color, shape }: CurveVariants = {}): string {
  let names = 'curve';
  if (color !== undefined) names += ` curve--color-${color}`;
  if (shape !== undefined) names += ` curve--shape-${shape}`;
  return names;
}
