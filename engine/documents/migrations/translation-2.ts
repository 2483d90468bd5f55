import type { JsonObject, Migration } from './migrate.ts';

/** Beginnings of the paths of texts in site documents that moved: see `site6`. */
const moved: Readonly<Record<string, string>> = {
  'footer/trustedBrands/': 'footer/marks/',
  'footer/disputeLogo/': 'footer/marks/dispute/',
  'footer/switchingLogo/': 'footer/marks/switching/',
  'thirdParties/shieldedSite/': 'footer/marks/shielded-site/',
};

/** Names the texts of the footer's marks where they are now. No kind of document but the site has a footer. */
export const translation2: Migration = {
  name: 'follow the marks of the footer',
  migrate: (translation) => ({
    ...translation,
    texts: Object.fromEntries(
      Object.entries(translation.texts as JsonObject).map(([path, text]) => [movedPath(path), text]),
    ),
  }),
};

/**
 * The path of a text after the move.
 *
 * @example movedPath('footer/disputeLogo/label') // 'footer/marks/dispute/label'
 */
function movedPath(path: string): string {
  const before = Object.keys(moved).find((beginning) => path.startsWith(beginning));
  return before === undefined ? path : `${moved[before]}${path.slice(before.length)}`;
}
