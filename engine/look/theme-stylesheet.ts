import type { Theme } from '#schemas';

/**
 * The stylesheet of a theme: its font faces, and the custom properties that differ from the defaults of the static
 * stylesheet. Empty for a theme that changes nothing.
 *
 * @param selector the part of the page that has this look; all of it by default
 */
export function themeStylesheet(theme: Theme | undefined, selector = ':root'): string {
  if (theme === undefined) return '';
  const { colors = {}, fonts = {}, radii = {}, loadingSign } = theme;
  const heading = fonts.heading ?? fonts.text;
  const properties = [
    ...Object.entries(colors).map(([name, color]) => `--colors-${name}:${color}`),
    ...(fonts.text ? [`--fonts-text:${familyList(fonts.text)}`] : []),
    ...(heading ? [`--fonts-heading:${familyList(heading)}`] : []),
    ...Object.entries(radii).map(([name, radius]) => `--radii-${name}:${radius}`),
    ...(loadingSign === undefined ? [] : loadingSignProperties(loadingSign)),
  ];
  const faces = (fonts.faces ?? []).map(
    ({ family, src, weight = '400', style = 'normal' }) =>
      `@font-face{font-family:"${family}";src:url("${src}") format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`,
  );
  return [...faces, ...(properties.length > 0 ? [`${selector}{${properties.join(';')}}`] : [])].join('\n');
}

const genericFamilies: ReadonlySet<string> = new Set([
  'serif',
  'sans-serif',
  'monospace',
  'cursive',
  'system-ui',
  'ui-serif',
  'ui-sans-serif',
  'ui-rounded',
]);

/** A generic family is a keyword: in quotes it would be the name of a font. */
function familyList(families: readonly string[]): string {
  return families.map((name) => (genericFamilies.has(name) ? name : `"${name}"`)).join(',');
}

/** In place of the ring, the drawing cuts its shape out of a surface in the colour of the text. */
function loadingSignProperties(path: string): readonly string[] {
  return [
    '--loading-ring:0',
    '--loading-surface:currentColor',
    `--loading-shape:url("${path}") center/contain no-repeat`,
  ];
}
