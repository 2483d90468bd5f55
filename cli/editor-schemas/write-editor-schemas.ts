import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BundledSchema } from './bundled-schema.ts';
import { type DocumentNames, documentNames } from './document-names.ts';
import { namesSchema } from './names-schema.ts';
import type { ReadSchema, Schema } from './schema.ts';

const schemas = join(import.meta.dirname, '../../schemas');

/** A folder for the schemas for editors. */
export interface EditorFolder {
  readonly path: string;
  /** Path of the file with the documents' names, relative to the folder. */
  readonly namesFile: string;
}

/**
 * The folder of this repository's schemas for editors. The names of its documents are beside the documents.
 */
export const ownEditorFolder: EditorFolder = {
  path: join(schemas, 'editor'),
  namesFile: '../../pages-config/.editor/names.schema.json',
};

/** A folder that contains all of them, for documents elsewhere. */
export function editorFolderAt(path: string): EditorFolder {
  return { path, namesFile: 'names.schema.json' };
}

/** The text of each schema for editors, by file name. */
export async function editorSchemaFiles(
  texts: readonly string[],
  { namesFile }: EditorFolder,
  extensions: readonly ExtensionSchema[] = [],
): Promise<Readonly<Record<string, string>>> {
  const read = new Map<string, Schema>();
  for (const file of await readdir(schemas, { recursive: true })) {
    if (!file.endsWith('.schema.json') || file.startsWith('editor')) continue;
    read.set(file, JSON.parse(await readFile(join(schemas, file), 'utf8')) as Schema);
  }
  addExtensions(read, extensions);
  const kinds = [...read.keys()].flatMap((file) => /^documents\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  const readSchema = (path: string) => {
    const schema = read.get(path);
    if (!schema) throw new Error(`There is no schema "${path}".`);
    return schema;
  };
  const files = editorSchemas(kinds.sort(), readSchema, documentNames(texts.flatMap(parsed)), namesFile);
  return Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [name, `${JSON.stringify(schema, undefined, 1)}\n`]),
  );
}

export async function writeEditorSchemas(
  folder: EditorFolder,
  texts: readonly string[],
  extensions?: readonly ExtensionSchema[],
): Promise<number> {
  const files = Object.entries(await editorSchemaFiles(texts, folder, extensions)).map(
    ([name, text]) => [join(folder.path, name), text] as const,
  );
  for (const [path] of files) await mkdir(dirname(path), { recursive: true });
  await Promise.all(files.map(([path, text]) => writeFile(path, text)));
  return files.length;
}

/** The schema of a module of the site's own. */
export interface ExtensionSchema {
  readonly type: string;
  readonly schema: Schema;
}

/** Adds modules of the site's own to the modules that pages and steps may have. */
function addExtensions(read: Map<string, Schema>, extensions: readonly ExtensionSchema[]): void {
  for (const { type, schema } of extensions)
    read.set(
      `modules/${type}.schema.json`,
      JSON.parse(JSON.stringify(schema).replaceAll('"waymark/', '"../')),
    );
  for (const [union, place] of [
    ['modules/module.schema.json', ''],
    ['shared/step-module.schema.json', '../modules/'],
  ] as const) {
    const { oneOf, ...rest } = read.get(union) ?? {};
    const added = extensions.map(({ type }) => ({ $ref: `${place}${type}.schema.json` }));
    read.set(union, { ...rest, oneOf: [...((oneOf ?? []) as readonly Schema[]), ...added] });
  }
}

/** A document that cannot be parsed yet defines no names. */
function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}

/**
 * The schemas for editors by file name: one for each kind of document, and one with the names of a folder's documents.
 * @param kinds names of the schemas under `schemas/documents/`
 * @param namesFile the file with the names, as the other files refer to it
 */
function editorSchemas(
  kinds: readonly string[],
  read: ReadSchema,
  names: DocumentNames,
  namesFile: string,
): Readonly<Record<string, Schema>> {
  const files = kinds.map((kind) => [
    `${kind}.schema.json`,
    new BundledSchema(read, namesFile).bundle(`documents/${kind}.schema.json`),
  ]);
  return { ...Object.fromEntries(files), [namesFile]: namesSchema(names) };
}
