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
