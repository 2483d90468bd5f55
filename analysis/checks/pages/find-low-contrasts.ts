import { type ColorName, colorsOf, contrastOf, pairings } from '#engine';
import type { Theme } from '#schemas';

/** Two colours that are used together and are too much alike. */
export interface LowContrast {
  readonly color: ColorName;
  readonly surface: ColorName;
  readonly colors: readonly [color: string, surface: string];
  readonly found: number;
  /** 4.5 for text, 3 for lines and controls (WCAG 2.2 AA). */
  readonly wanted: 4.5 | 3;
}

/** Every pair of colours of a theme that is used together with too little contrast, defaults included. */
export function findLowContrasts(theme: Theme | undefined): readonly LowContrast[] {
  const colors = colorsOf(theme);
  return Object.values(pairings).flatMap(({ surfaces, words, lines }) =>
    surfaces.flatMap((surface) =>
      [...words.map((color) => [color, 4.5] as const), ...lines.map((color) => [color, 3] as const)].flatMap(
        ([color, wanted]) => {
          const found = contrastOf(colors[color], colors[surface]);
          const pair = [colors[color], colors[surface]] as const;
          return found < wanted ? [{ color, surface, colors: pair, found, wanted }] : [];
        },
      ),
    ),
  );
}
