// Generated from button.styles.ts by `npm run generate`. Do not edit.

export interface ButtonVariants {
  readonly tone?: 'primary' | 'secondary' | 'onNight' | 'ink' | 'quiet' | undefined;
  readonly size?: 'slim' | 'small' | 'large' | undefined;
  readonly wide?: boolean | undefined;
}

export function button({ tone = 'primary', size, wide }: ButtonVariants = {}): string {
  let names = 'button';
  if (tone !== undefined) names += ` button--tone-${tone}`;
  if (size !== undefined) names += ` button--size-${size}`;
  if (wide) names += ' button--wide';
  return names;
}
