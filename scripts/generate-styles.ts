/**
 * Writes `renderer/theme/site.css`, the one static stylesheet, and beside every `x.styles.ts` an
 * `x.classes.ts` with a class-name function for each of its styles. Every variant and compound variant is
 * written, used or not. `--check` writes nothing and fails when the committed files differ.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { getCssText } from '../renderer/theme/stitches.ts';
import { classesModule } from './styles/classes-module.ts';
import { readStyles, type Style } from './styles/read-styles.ts';
import { readableStylesheet } from './styles/readable-stylesheet.ts';
import { undefinedProperties } from './styles/undefined-properties.ts';

const root = join(import.meta.dirname, '..');
const stale: string[] = [];
/** React Aria sets this to the width of a list's input. */
const setByScripts = ['--trigger-width'];

const files = await stylesFiles();
const styles: Style[] = [];
for (const file of files) {
  const found = readStyles(file, await import(file));
  styles.push(...found);
  await emit(file.replace(/\.styles\.ts$/, '.classes.ts'), classesModule(file, found));
}
const stylesheet = readableStylesheet(getCssText(), styles);
const unknown = undefinedProperties(stylesheet, setByScripts);
if (unknown.length > 0) {
  console.error(`No token is called ${unknown.join(', ')}: see renderer/theme/tokens.ts.`);
  process.exit(1);
}
const { code } = await transform(stylesheet, {
  loader: 'css',
  charset: 'utf8',
});
await emit(
  join(root, 'renderer/theme/site.css'),
  `/* Generated from the *.styles.ts files by \`npm run generate\`. Do not edit. */\n${code}`,
);

if (stale.length > 0) {
  console.error(`Out of date; run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`);
  process.exit(1);
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

async function emit(path: string, text: string): Promise<void> {
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed === text) return;
  if (process.argv.includes('--check')) stale.push(relative(root, path));
  else await writeFile(path, text);
}
