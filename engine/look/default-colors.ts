import type { Theme } from '#schemas';

/** Colours of a site whose theme names no others: greys, and blue for links. No brand's. */
export const defaultColors = {
  // Text and lines.
  ink: '#1c1c1c',
  inkSoft: '#4a4a4a',
  inkFaint: '#636363',
  line: '#e0e0e0',
  lineStrong: '#7d7d7d', // borders of controls
  // Surfaces.
  canvas: '#ffffff',
  paper: '#f9f9f9',
  mist: '#f3f3f3',
  night: '#1c1c1c',
  nightRaised: '#2e2e2e',
  nightLine: '#4a4a4a',
  onNight: '#ffffff',
  onNightSoft: '#d4d4d4',
  onNightFaint: '#a6a6a6',
  // `accent` is a background for `onAccent`; `accentText` is for text on light surfaces.
  accent: '#d0d0d0',
  accentHover: '#dedede',
  accentText: '#1d4f9e',
  accentSoft: '#eeeeee',
  accentLine: '#c4c4c4',
  onAccent: '#1c1c1c',
  // Colours of messages.
  danger: '#b3190f',
  dangerSoft: '#fdeeec',
  warning: '#7d5200',
  warningSoft: '#fff5dc',
  success: '#0a6b45',
  successSoft: '#e7f6ee',
  info: '#1b4fa3',
  infoSoft: '#ebf2fd',
  focus: '#1546c8',
  focusOnNight: '#ffffff',
} as const satisfies Required<NonNullable<Theme['colors']>>;

export type ColorName = keyof typeof defaultColors;
export type Colors = Readonly<Record<ColorName, string>>;

/** Every colour of a theme. */
export function colorsOf(theme: Theme | undefined): Colors {
  return { ...defaultColors, ...theme?.colors };
}
