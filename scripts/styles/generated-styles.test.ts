import { createStitches } from '@stitches/core';
import { describe, expect, it } from 'vitest';
import { classesModule } from './classes-module.ts';
import { readStyles } from './read-styles.ts';
import { readableStylesheet } from './readable-stylesheet.ts';
import { undefinedProperties } from './undefined-properties.ts';

const freshStitches = () => createStitches({});

/** The generator's output for the styles of a file called card.styles.ts. */
function generate(make: (stitches: ReturnType<typeof freshStitches>) => Record<string, unknown>) {
  const stitches = freshStitches();
  const styles = readStyles('card.styles.ts', make(stitches));
  return {
    css: readableStylesheet(stitches.getCssText(), styles),
    classes: classesModule('card.styles.ts', styles),
  };
}

describe('the stylesheet', () => {
  it('names classes after the file, the export, the variant and its value', () => {
    const { css } = generate(({ css }) => ({
      card: css({
        color: 'red',
        variants: { tone: { dark: { color: 'black' } }, wide: { true: { width: 9 } } },
      }),
      cardTitle: css({ color: 'blue' }),
    }));
    expect(css).toContain('.card{color:red}');
    expect(css).toContain('.card-card-title{color:blue}');
    expect(css).toContain('.card--tone-dark{color:black}');
    expect(css).toContain('.card--wide{width:9px}');
  });

  it('holds every variant and compound variant, used or not', () => {
    const { css } = generate(({ css }) => ({
      card: css({
        variants: { tone: { dark: { color: 'black' } }, size: { big: { width: 9 } } },
        compoundVariants: [{ tone: 'dark', size: 'big', css: { margin: 3 } }],
      }),
    }));
    expect(css).toContain('.card--tone-dark--size-big{margin:3px}');
  });

  it('serves two styles that are equal under both their names', () => {
    const { css } = generate(({ css }) => ({
      card: css({ variants: { on: { true: { color: 'red' } } } }),
      cover: css({ variants: { on: { true: { color: 'red' } } } }),
    }));
    expect(css).toContain(':is(.card--on, .card-cover--on){color:red}');
  });

  it('follows a selector that names another style', () => {
    const { css } = generate(({ css }) => {
      const card = css({ color: 'red' });
      return { card, title: css({ [`${card.selector}:hover &`]: { color: 'blue' } }) };
    });
    expect(css).toContain('.card:hover .card-title{color:blue}');
  });

  it('refuses two styles that would bear one name, and one that nobody exports', () => {
    expect(() =>
      generate(({ css }) => ({ aB: css({ color: 'red' }), 'a-b': css({ color: 'blue' }) })),
    ).toThrow('Two styles would bear the class card-a-b');
    expect(() =>
      generate(({ css }) => {
        const hidden = css({ color: 'red' });
        hidden();
        return { card: css({ color: 'blue' }) };
      }),
    ).toThrow('belongs to no exported style');
  });
});

describe('a token that does not exist', () => {
  const found = (style: Record<string, string>) => {
    const stitches = createStitches({ theme: { radii: { lg: '1rem' } } });
    const styles = readStyles('card.styles.ts', { card: stitches.css(style) });
    return undefinedProperties(readableStylesheet(stitches.getCssText(), styles), ['--given']);
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

describe('the class functions', () => {
  const { classes } = generate(({ css }) => ({
    plain: css({ color: 'red' }),
    card: css({
      variants: {
        tone: { dark: { color: 'black' }, light: { color: 'white' } },
        level: { 1: { width: 1 }, 2: { width: 2 } },
        wide: { true: { width: 9 } },
      },
      compoundVariants: [{ tone: 'dark', level: 1, css: { margin: 3 } }],
      defaultVariants: { tone: 'light' },
    }),
  }));

  it('type the values of a variant and know its default', () => {
    expect(classes).toContain("readonly tone?: 'dark' | 'light' | undefined;");
    expect(classes).toContain('readonly level?: 1 | 2 | undefined;');
    expect(classes).toContain('readonly wide?: boolean | undefined;');
    expect(classes).toContain(
      "export function card({ tone = 'light', level, wide }: CardVariants = {}): string",
    );
  });

  it('give the class names of a selection', async () => {
    const { transform } = await import('esbuild');
    const { code } = await transform(classes, { loader: 'ts', format: 'esm' });
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(module.plain()).toBe('card-plain');
    expect(module.card()).toBe('card card--tone-light');
    expect(module.card({ tone: 'dark', level: 1, wide: true })).toBe(
      'card card--tone-dark card--level-1 card--wide card--tone-dark--level-1',
    );
  });

  it('import nothing', () => {
    expect(classes).not.toContain('import');
  });
});
