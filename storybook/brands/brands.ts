import type { Theme } from '#schemas';
import { themeStylesheet } from '../../engine/look/theme-stylesheet.ts';
import siteExamples from '../../renderer/page/examples.json' with { type: 'json' };
import fern from './fern.json' with { type: 'json' };

/** Brands for the switch, each the theme of a site document. The second shows everything that is no theme's. */
export const brands = {
  waymark: { title: 'Waymark', theme: siteExamples.site.theme as Theme },
  fern: { title: 'Fern', theme: fern as Theme },
} as const;

export type BrandName = keyof typeof brands;

/** Gives the page the look of a brand, by the stylesheet that a site with its theme would have. */
export function applyBrand(name: BrandName): void {
  const id = 'brand';
  const style = document.getElementById(id) ?? document.head.appendChild(document.createElement('style'));
  style.id = id;
  style.textContent = themeStylesheet(brands[name].theme);
}
