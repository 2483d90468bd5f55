// Generated from button.styles.ts by `npm run generate`. Do not edit.

export function press(): string {
  return 'button-press';
}

export interface PressPlaceVariants {
  readonly tone?: 'primary' | 'secondary' | 'link' | undefined;
}

export function pressPlace({ tone }: PressPlaceVariants = {}): string {
  let names = 'button-press-place';
  if (tone !== undefined) names += ` button-press-place--tone-${tone}`;
  return names;
}
