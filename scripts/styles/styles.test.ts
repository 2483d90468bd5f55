import { createStitches } from '@stitches/core';
import { describe, expect, it } from 'vitest';
import { css, type Definition } from '../../renderer/theme/css.ts';
import { readableStylesheet } from './readable-stylesheet.ts';
import { undefinedProperties } from './undefined-properties.ts';
import { writeStyle } from './write-style.ts';

/** The stylesheet of styles, by the names of their classes. */
function write(
  styles: Readonly<Record<string, Definition>> | readonly (readonly [string, Definition])[],
  stitches = createStitches({}),
): string {
  const entries = Array.isArray(styles) ? styles : Object.entries(styles);
  const written = entries.map(([name, definition]) =>
    writeStyle(stitches.css as (definition: Definition) => unknown, name, definition),
  );
  return readableStylesheet(stitches.getCssText(), written);
}

describe('the stylesheet', () => {
  it('names classes after the style, the variant and its value', () => {
    const text = write({
      card: {
        color: 'red',
        variants: { tone: { dark: { color: 'black' } }, wide: { true: { width: 9 } } },
      },
      'card-title': { color: 'blue' },
    });
    expect(text).toContain('.card{color:red}');
    expect(text).toContain('.card-title{color:blue}');
    expect(text).toContain('.card--tone-dark{color:black}');
    expect(text).toContain('.card--wide{width:9px}');
  });

  it('serves two styles that are equal under both their names', () => {
    const on = { variants: { on: { true: { color: 'red' } } } };
    expect(write({ card: on, cover: on })).toContain(':is(.card--on, .cover--on){color:red}');
  });

  it('follows a selector that names another style', () => {
    const text = write({ card: { color: 'red' }, title: { '.card:hover &': { color: 'blue' } } });
    expect(text).toContain('.card:hover .title{color:blue}');
  });

  it('refuses two styles that would bear one name', () => {
    expect(() =>
      write([
        ['card', { color: 'red' }],
        ['card', { color: 'blue' }],
      ]),
    ).toThrow('Two styles would bear the class card');
  });
});

describe('a token that does not exist', () => {
  const found = (style: Definition) => {
    const text = write({ card: style }, createStitches({ theme: { radii: { lg: '1rem' } } }) as never);
    return undefinedProperties(text, ['--given']);
  };

  it('is found where a style names it', () => {
    expect(found({ borderRadius: '$larg', marginRight: '-$2' })).toEqual(['--radii-larg', '--space-2']);
    expect(found({ inset: '0 0 $lg $lg' })).toEqual(['--space-lg']);
    expect(found({ clipPath: 'inset(0 round $lg)' })).toEqual(['--lg']);
  });

  it('is no token that exists, no property that is set, and none that has a fallback', () => {
    expect(found({ borderRadius: '$lg', '--own': '1px', gap: 'var(--own)' })).toEqual([]);
    expect(found({ width: 'var(--given)', color: 'var(--ring, red)' })).toEqual([]);
  });
});

it('a style gives the class names of the values that are chosen', () => {
  const card = css('card', {
    color: 'red',
    variants: { tone: { dark: {}, light: {} }, level: { 1: {}, 2: {} }, wide: { true: { width: 9 } } },
  });
  expect(css('plain', { color: 'red' })()).toBe('plain');
  expect(card({ tone: undefined, wide: false })).toBe('card');
  expect(card({ tone: 'dark', level: 1, wide: true })).toBe('card card--tone-dark card--level-1 card--wide');
});
