/**
 * `npm pack` runs it: builds what is stale, and writes what only the package has: the types of documents, and schemas
 * for editors that know no names, since every site has its own.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isolatedDeclarationSync } from 'rolldown/experimental';
import { editorFolderAt, writeEditorSchemas } from '../cli/editor-schemas/write-editor-schemas.ts';
import { exitCode, fail, root, runNode } from './processes.ts';

if ((await exitCode(runNode(['scripts/build.ts', '--if-stale']))) !== 0) fail('The site could not be built.');
const place = (path: string) => join(root, 'dist', path);
for (const folder of ['schemas', 'types']) {
  await rm(place(folder), { recursive: true, force: true });
  await mkdir(place(folder));
}
// Next notes where it was built, and reads its settings from the same file.
const settings = join(root, '.next/required-server-files.json');
writeFileSync(settings, readFileSync(settings, 'utf8').replaceAll(root, '.'));
await writeEditorSchemas(editorFolderAt(place('schemas')), []);
const names: { readonly definitions: object } = JSON.parse(
  readFileSync(place('schemas/names.schema.json'), 'utf8'),
);
const anyName = Object.fromEntries(Object.keys(names.definitions).map((kind) => [kind, {}]));
writeFileSync(place('schemas/names.schema.json'), JSON.stringify({ ...names, definitions: anyName }));
writeFileSync(
  place('types/index.d.ts'),
  ['schemas/rules/rule-types.ts', 'schemas/generated/types.ts']
    .map((file) => readFileSync(join(root, file), 'utf8').replace(/^import .*\n/gm, ''))
    .join('\n'),
);
// Their exports have written types, and their imports are in the package, too.
for (const [source, name] of [
  ['extend', 'extend'],
  ['fields', 'extend-fields'],
] as const) {
  const file = `renderer/extend/${source}.tsx`;
  const { code, errors } = isolatedDeclarationSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) fail(errors.map(({ message }) => message).join('\n'));
  writeFileSync(place(`types/${name}.d.ts`), code.replaceAll('"#schemas"', '"waymark"'));
}
