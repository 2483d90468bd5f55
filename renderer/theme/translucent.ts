import type { tokens } from './tokens.ts';

/**
 * A colour of the tokens with some transparency.
 *
 * @example translucent('accent', 28) // 28 percent of the brand's colour
 */
export function translucent(color: keyof typeof tokens.colors, percent: number): string {
  return `color-mix(in srgb, $colors$${color} ${percent}%, transparent)`;
}
