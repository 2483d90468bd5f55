import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultColors } from '#engine';
import { trackedFiles } from '../support/running/tracked-files.ts';

const shipped = JSON.parse(readFileSync('pages-config/site.json', 'utf8'));
const brandName = new RegExp(`(?<![a-z])${shipped.brand}(?![a-z])`, 'i');
const hexColor = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;
const colorFunction = /\b(?:rgb|hsl|oklch|lab)a?\(/gi;

const rendererFiles = trackedFiles().filter((file) => file.startsWith('renderer/'));
const code = rendererFiles.filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\./.test(file));

function found(files: readonly string[], pattern: RegExp): readonly string[] {
  return files.flatMap((file) =>
    (readFileSync(file, 'utf8').match(pattern) ?? []).map((text) => `${file}: ${text}`),
  );
}

describe('the renderer', () => {
  it('has no colour of its own: neutral ones come from the engine, a brand’s from the theme', () => {
    expect(code.length).toBeGreaterThan(100);
    const neutral = new Set<string>(Object.values(defaultColors));
    const colors = found(code, hexColor).filter((text) => {
      const [file = '', color = ''] = text.split(': ');
      // The stylesheet is written from the tokens.
      return !(file === 'renderer/theme/site.css' && neutral.has(color.toLowerCase()));
    });
    expect([...colors, ...found(code, colorFunction)]).toEqual([]);
  });

  it('names no brand', () => {
    const texts = rendererFiles.filter((file) => /\.(tsx?|css|json|md)$/.test(file));
    expect(texts.filter((file) => brandName.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('would be caught at it', () => {
    expect('color: #ff7a1f; fill: #fff'.match(hexColor)).toEqual(['#ff7a1f', '#fff']);
    expect('rgb(14 27 46 / 0.06)'.match(colorFunction)).toEqual(['rgb(']);
    expect(brandName.test(`The ${shipped.brand} team`)).toBe(true);
  });
});

describe('the default colours', () => {
  it('are none of the shipped site’s, but those of messages and of the page itself', () => {
    const own = Object.entries(shipped.theme.colors);
    const neutral = new Map<string, string>(Object.entries(defaultColors));
    expect(own.filter(([name, color]) => neutral.get(name) === color)).toEqual([]);
    expect(own.length).toBeGreaterThan(10);
  });
});
