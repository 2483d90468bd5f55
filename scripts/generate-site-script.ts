/**
 * Bundles `renderer/page/browser/site.ts`, the only script of our own on a content page, into `public/site.js`.
 * `--check` writes nothing and fails when what is committed differs.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/site.js');

const { outputFiles } = await build({
  entryPoints: [join(root, 'renderer/page/browser/site.ts')],
  bundle: true,
  format: 'iife',
  minify: true,
  target: 'es2022',
  write: false,
});
const text = outputFiles[0]?.text ?? '';
const committed = await readFile(target, 'utf8').catch(() => '');

if (text !== committed && process.argv.includes('--check')) {
  console.error('Out of date; run `npm run generate`:\n  public/site.js');
  process.exit(1);
}
if (text !== committed) await writeFile(target, text);
