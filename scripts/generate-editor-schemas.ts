/**
 * Writes `schemas/editor/`, the schemas for editors, from the strict ones, and the names of `pages-config/`
 * beside the documents. `--check` writes nothing and fails when the committed schemas differ. The names may
 * be out of date, because they are only completions.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { editorSchemaFiles, ownEditorFolder } from '../cli/editor-schemas/write-editor-schemas.ts';
import { root } from './processes.ts';

const checking = process.argv.includes('--check');
const documents = globSync('pages-config/**/*.json', { cwd: root }).sort();
const texts = await Promise.all(documents.map((path) => readFile(join(root, path), 'utf8')));
const stale: string[] = [];
const { path: folder, namesFile } = ownEditorFolder;
for (const [name, text] of Object.entries(await editorSchemaFiles(texts, ownEditorFolder))) {
  const path = join(folder, name);
  await mkdir(dirname(path), { recursive: true });
  const committed = await readFile(path, 'utf8').catch(() => '');
  if (committed === text || (checking && name === namesFile && committed !== '')) continue;
  if (checking) stale.push(relative(root, path));
  else await writeFile(path, text);
}
if (stale.length > 0) {
  console.error(`Out of date; run \`npm run generate\`:\n${stale.map((path) => `  ${path}`).join('\n')}`);
  process.exit(1);
}
