import { tokens } from '../../renderer/theme/tokens.ts';

type Colors = Readonly<Record<keyof typeof tokens.colors, string>>;

/**
 * Brands for the switch: our own tokens, and one with other colours, which shows every colour that does not
 * come from the tokens.
 */
export const brands = {
  waymark: { title: 'Waymark', colors: tokens.colors },
  fern: {
    title: 'Fern (a test of the tokens)',
    colors: {
      ...tokens.colors,
      ink: '#10241b',
      paper: '#f6f7ee',
      mist: '#eff4f0',
      night: '#0f2a1f',
      nightRaised: '#1b3d2f',
      nightLine: '#3a5c4c',
      accent: '#7cc576',
      accentHover: '#93d38e',
      accentText: '#1f6b33',
      accentSoft: '#ecf6ea',
      accentLine: '#bfe0bb',
      onAccent: '#10241b',
      focus: '#6a1b9a',
      focusOnNight: '#e8c6ff',
    },
  },
} as const satisfies Record<string, { readonly title: string; readonly colors: Colors }>;

export type BrandName = keyof typeof brands;

/** Sets the colours of a brand on the page. */
export function applyBrand(name: BrandName): void {
  for (const [token, color] of Object.entries(brands[name].colors))
    document.documentElement.style.setProperty(`--colors-${token}`, color);
}
