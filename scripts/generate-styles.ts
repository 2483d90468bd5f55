/**
 * Writes `renderer/theme/site.css`, the one static stylesheet, from the styles that `*.styles.ts` files export. Every
 * variant is written, used or not. `--check` writes nothing and fails when the committed file differs.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { allKeyframes } from '../renderer/theme/css.ts';
import { stitches } from '../renderer/theme/stitches.ts';
import { readableStylesheet } from './styles/readable-stylesheet.ts';
import { stylesIn } from './styles/styles-in.ts';
import { undefinedProperties } from './styles/undefined-properties.ts';
import { type WrittenStyle, writeStyle } from './styles/write-style.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'renderer/theme/site.css');
/** React Aria sets this to the width of a list's input. */
const setByScripts = ['--trigger-width'];

const { global } = await import('../renderer/theme/global.styles.ts');
const files = await stylesFiles();
global();
const styles: WrittenStyle[] = [];
for (const file of files) {
  for (const { className, definition = {} } of await stylesIn(file)) {
    styles.push(writeStyle(stitches.css, className, definition));
  }
}
const names = allKeyframes.map(([name]) => name);
const twice = names.find((name, index) => names.indexOf(name) !== index);
if (twice !== undefined) throw new Error(`Two keyframes are called ${twice}`);
const keyframes = new Map(allKeyframes.map(([name, frames]) => [String(stitches.keyframes(frames)), name]));
const stylesheet = readableStylesheet(stitches.getCssText(), styles).replace(
  /(?<=@keyframes )k-\w+/g,
  (made) => keyframes.get(made) ?? made,
);
const unknown = undefinedProperties(stylesheet, setByScripts);
if (unknown.length > 0) {
  console.error(`No token is called ${unknown.join(', ')}: see renderer/theme/tokens.ts.`);
  process.exit(1);
}
const { code } = await transform(stylesheet, { loader: 'css', charset: 'utf8' });
const text = `/* Generated from the *.styles.ts files by \`npm run generate\`. Do not edit. */\n${code}`;
if ((await readFile(target, 'utf8').catch(() => '')) !== text) {
  if (!process.argv.includes('--check')) await writeFile(target, text);
  else {
    console.error('renderer/theme/site.css is out of date; run `npm run generate`.');
    process.exit(1);
  }
}

/**
 * The theme's own files come first: within one group of rules, the order of the files is that of the cascade.
 */
async function stylesFiles(): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const file of glob('renderer/**/*.styles.ts', { cwd: root })) found.push(file);
  const rank = (file: string) => `${file.startsWith('renderer/theme/') ? 0 : 1}${file}`;
  return found.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).map((file) => join(root, file));
}
