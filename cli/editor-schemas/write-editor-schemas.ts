import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { BundledSchema } from './bundled-schema.ts';
import { type DocumentNames, documentNames } from './document-names.ts';
import { type ExtensionSchema, extensionTypes } from './extension-types.ts';
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

/** The folder of the schemas of a site. This repository is a site, too. */
export function editorFolderOf(site: string): EditorFolder {
  const isOwn = resolve(site) === dirname(schemas) && existsSync(ownEditorFolder.path);
  return isOwn ? ownEditorFolder : editorFolderAt(join(site, '.waymark/schemas'));
}

/** Writes the types of extensions, each into its folder as `<type>.types.ts`. Those that are right stay as they are. */
export async function writeExtensionTypes(
  extensions: readonly (ExtensionSchema & { readonly folder: string })[],
): Promise<void> {
  for (const extension of extensions) {
    const file = join(extension.folder, `${extension.type}.types.ts`);
    const text = typesText(extension);
    const known = await readFile(file, 'utf8').catch(() => undefined);
    if (known !== text) await writeFile(file, text);
  }
}

/** The text of the file with the types of an extension. */
export function typesText(extension: ExtensionSchema): string {
  return extensionTypes(extension, (path) => JSON.parse(readFileSync(join(schemas, path), 'utf8')));
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

/** Adds what is the site's own to the modules that pages and steps, and the fields that forms may have. */
function addExtensions(read: Map<string, Schema>, added: readonly ExtensionSchema[]): void {
  const extensions = added.filter(({ operator }) => operator === undefined);
  addOperators(
    read,
    added.filter(({ operator }) => operator !== undefined),
  );
  for (const { type, schema, basedOn } of extensions) {
    const own: Schema = JSON.parse(JSON.stringify(schema).replaceAll('"waymark/', '"../'));
    if (basedOn === undefined) read.set(`modules/${type}.schema.json`, own);
    else read.set(`fields/${type}.schema.json`, fieldSchema(own, read.get(`fields/${basedOn}.schema.json`)));
  }
  const modules = extensions.filter(({ basedOn }) => basedOn === undefined);
  const fields = extensions.filter(({ basedOn }) => basedOn !== undefined);
  for (const [union, place, added] of [
    ['modules/module.schema.json', '', modules],
    ['shared/step-module.schema.json', '../modules/', modules],
    ['fields/field.schema.json', '', fields],
  ] as const) {
    const references = added.map(({ type }) => ({ $ref: `${place}${type}.schema.json` }));
    read.set(union, withMembers(read.get(union), references));
  }
  // The one module that holds others.
  const banner = read.get('modules/header-banner.schema.json');
  const { badge, ...properties } = (banner?.properties ?? {}) as Readonly<Record<string, Schema>>;
  const references = modules.map(({ type }) => ({ $ref: `${type}.schema.json` }));
  read.set('modules/header-banner.schema.json', {
    ...banner,
    properties: { ...properties, badge: withMembers(badge, references) },
  });
}

/** Adds operators to those that the tree of a rule may have. */
function addOperators(read: Map<string, Schema>, operators: readonly ExtensionSchema[]): void {
  const file = 'rules/rule.schema.json';
  const rule = read.get(file);
  const { call, ...definitions } = (rule?.definitions ?? {}) as Readonly<Record<string, Schema>>;
  const args = { type: 'array', items: { $ref: '#/definitions/rule' } };
  const own = operators.map(({ type, operator }) => [type, { description: operator?.summary, ...args }]);
  const properties = { ...(call?.properties as Schema), ...Object.fromEntries(own) };
  read.set(file, { ...rule, definitions: { ...definitions, call: { ...call, properties } } });
}

/** A union with further members. */
function withMembers({ oneOf, ...rest }: Schema = {}, added: readonly Schema[]): Schema {
  return { ...rest, oneOf: [...((oneOf ?? []) as readonly Schema[]), ...added] };
}

/** The schema of a field with the properties of the type that it is based on. */
function fieldSchema({ basedOn: _, ...own }: Schema, base: Schema = {}): Schema {
  const required = [base, own].flatMap((each) => (each.required ?? []) as readonly string[]);
  const properties = { ...(base.properties as Schema), ...(own.properties as Schema) };
  return { ...base, ...own, required: [...new Set(required)], properties };
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
