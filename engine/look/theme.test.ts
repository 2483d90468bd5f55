import { describe, expect, it } from 'vitest';
import { findLowContrasts } from '../../analysis/checks/pages/find-low-contrasts.ts';
import { contrastOf, decoration, pairings, suitabilityOf } from './color-roles.ts';
import { defaultColors } from './default-colors.ts';
import { themeStylesheet } from './theme-stylesheet.ts';

describe('contrast', () => {
  it('is measured as WCAG does', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastOf('#ffffff', '#777777')).toBe(contrastOf('#777777', '#ffffff'));
    expect([4.5, 4.49, 2.99].map(suitabilityOf)).toEqual(['text', 'large text, controls', 'decoration']);
  });

  it('is enough between the default colours', () => {
    expect(findLowContrasts(undefined)).toEqual([]);
  });

  it('is found too low between a colour of the theme and those that stay', () => {
    const found = findLowContrasts({ colors: { accentText: '#e0aa88' } });
    expect(found.map(({ color, surface }) => `${color} on ${surface}`)).toEqual([
      'accentText on canvas',
      'accentText on paper',
      'accentText on mist',
      'accentText on accentSoft',
    ]);
    expect(found[0]).toMatchObject({ found: expect.closeTo(2.04, 1), wanted: 4.5 });
  });

  it('is less for controls than for text', () => {
    expect(findLowContrasts({ colors: { lineStrong: '#8a8a8a' } })).toEqual([]);
    expect(findLowContrasts({ colors: { lineStrong: '#999999' } })[0]).toMatchObject({ wanted: 3 });
  });

  it('is looked at for every colour but those of decoration', () => {
    const placed = Object.values(pairings).flatMap(({ surfaces, words, lines }) => [
      ...surfaces,
      ...words,
      ...lines,
    ]);
    expect(new Set([...placed, ...decoration])).toEqual(new Set(Object.keys(defaultColors)));
  });
});

describe('the stylesheet of a theme', () => {
  it('sets what the theme names, and nothing else', () => {
    const theme = {
      colors: { accent: '#ff7a1f' },
      fonts: {
        text: ['Source Serif', 'serif'],
        faces: [{ family: 'Source Serif', src: '/fonts/serif.woff2', weight: '200 900' }],
      },
      radii: { sm: '2px', pill: '0.5rem' },
      loadingSign: '/images/drop.svg',
    };
    expect(themeStylesheet(theme).split('\n')).toEqual([
      '@font-face{font-family:"Source Serif";src:url("/fonts/serif.woff2") format("woff2");font-weight:200 900;font-style:normal;font-display:swap}',
      ':root{--colors-accent:#ff7a1f;--fonts-text:"Source Serif",serif;--fonts-heading:"Source Serif",serif;--radii-sm:2px;--radii-pill:0.5rem;--loading-ring:0;--loading-surface:currentColor;--loading-shape:url("/images/drop.svg") center/contain no-repeat}',
    ]);
  });

  it('is empty where there is nothing to set', () => {
    expect([
      themeStylesheet(undefined),
      themeStylesheet({}),
      themeStylesheet({ icon: '/images/icon.svg' }),
    ]).toEqual(['', '', '']);
  });

  it('may be that of a part of a page', () => {
    expect(themeStylesheet({ radii: { lg: '0' } }, '.brand')).toBe('.brand{--radii-lg:0}');
  });
});
