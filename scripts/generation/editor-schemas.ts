/**
 * Writes `schemas/editor/`, the schemas for editors, from the strict ones, the names of `pages-config/` beside the
 * documents, and the types of extensions beside their schemas. The committed names may be out of date, because they are only completions.
 */
import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  editorSchemaFiles,
  ownEditorFolder,
  typesText,
} from '../../cli/editor-schemas/write-editor-schemas.ts';
import { readExtensions } from '../../server/extensions/read-extensions.ts';
import { root } from '../processes.ts';
import { checking, writeGenerated } from './write-generated.ts';

const documents = globSync('pages-config/**/*.json', { cwd: root }).sort();
const texts = await Promise.all(documents.map((path) => readFile(join(root, path), 'utf8')));
const { path: folder, namesFile } = ownEditorFolder;
const found = readExtensions(join(root, 'extensions'));
const extensions = [...found.extensions, ...found.operators];
for (const [name, text] of Object.entries(await editorSchemaFiles(texts, ownEditorFolder, extensions))) {
  const path = join(folder, name);
  if (!checking || name !== namesFile || !existsSync(path)) await writeGenerated(relative(root, path), text);
}
for (const extension of extensions)
  await writeGenerated(`extensions/${extension.type}/${extension.type}.types.ts`, typesText(extension));
