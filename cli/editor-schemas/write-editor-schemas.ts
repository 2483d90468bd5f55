import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentNames } from './document-names.ts';
import { editorSchemas } from './editor-schemas.ts';
import type { Schema } from './schema.ts';

const schemas = join(import.meta.dirname, '../../schemas');

/** Where the schemas for editors of this repository stand. */
export const editorFolder = join(schemas, 'editor');

/** The text of each schema for editors, by file name. */
export async function editorSchemaFiles(texts: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const read = new Map<string, Schema>();
  for (const file of await readdir(schemas, { recursive: true })) {
    if (!file.endsWith('.schema.json') || file.startsWith('editor')) continue;
    read.set(file, JSON.parse(await readFile(join(schemas, file), 'utf8')) as Schema);
  }
  const kinds = [...read.keys()].flatMap((file) => /^documents\/(.+)\.schema\.json$/.exec(file)?.[1] ?? []);
  const readSchema = (path: string) => {
    const schema = read.get(path);
    if (!schema) throw new Error(`There is no schema "${path}".`);
    return schema;
  };
  const files = editorSchemas(kinds.sort(), readSchema, documentNames(texts.flatMap(parsed)));
  return Object.fromEntries(
    Object.entries(files).map(([name, schema]) => [name, `${JSON.stringify(schema, undefined, 1)}\n`]),
  );
}

export async function writeEditorSchemas(folder: string, texts: readonly string[]): Promise<number> {
  const files = Object.entries(await editorSchemaFiles(texts));
  await mkdir(folder, { recursive: true });
  await Promise.all(files.map(([name, text]) => writeFile(join(folder, name), text)));
  return files.length;
}

/** A document that cannot be read yet gives no names. */
function parsed(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
