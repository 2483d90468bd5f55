// Generated from control.styles.ts by `npm run generate`. Do not edit.

export interface ControlVariants {
  readonly kind?: 'area' | 'list' | undefined;
}

export function control({ kind }: ControlVariants = {}): string {
  let names = 'control';
  if (kind !== undefined) names += ` control--kind-${kind}`;
  return names;
}

export function listArrow(): string {
  return 'control-list-arrow';
}

export function listBox(): string {
  return 'control-list-box';
}
