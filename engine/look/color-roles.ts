import type { ColorName } from './default-colors.ts';

/** Colours used on a set of surfaces: for text, or for lines and controls that must be visible. */
export interface Pairing {
  readonly surfaces: readonly ColorName[];
  readonly words: readonly ColorName[];
  readonly lines: readonly ColorName[];
}

/**
 * Colours used together. The check of a theme requires a contrast of 4.5 for text and 3 for lines on every
 * surface of their pairing.
 */
export const pairings: Readonly<Record<string, Pairing>> = {
  'On light surfaces': {
    surfaces: ['canvas', 'paper', 'mist'],
    words: ['ink', 'inkSoft', 'inkFaint', 'accentText'],
    lines: ['lineStrong', 'focus'],
  },
  'On dark surfaces': {
    surfaces: ['night', 'nightRaised'],
    words: ['onNight', 'onNightSoft', 'onNightFaint', 'accent'],
    lines: ['focusOnNight'],
  },
  'On the accent': { surfaces: ['accent', 'accentHover'], words: ['onAccent'], lines: [] },
  'On a soft accent': { surfaces: ['accentSoft'], words: ['ink', 'inkSoft', 'accentText'], lines: ['focus'] },
  Danger: { surfaces: ['canvas', 'dangerSoft'], words: ['danger'], lines: [] },
  Warning: { surfaces: ['canvas', 'warningSoft'], words: ['warning'], lines: [] },
  Success: { surfaces: ['canvas', 'successSoft'], words: ['success'], lines: [] },
  Information: { surfaces: ['canvas', 'infoSoft'], words: ['info'], lines: [] },
};

/** Colours without a meaning of their own, for edges and surfaces that nothing depends on. */
export const decoration: readonly ColorName[] = ['line', 'nightLine', 'accentLine'];

/** Contrast of two colours by WCAG 2.2: from 1, none, to 21, black on white. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The linear value of a colour channel, from its byte in sRGB. */
function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** The use that WCAG 2.2 AA allows for a contrast. */
export function suitabilityOf(contrast: number): 'text' | 'large text, controls' | 'decoration' {
  if (contrast >= 4.5) return 'text';
  return contrast >= 3 ? 'large text, controls' : 'decoration';
}
