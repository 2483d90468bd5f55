import { BundledSchema } from './bundled-schema.ts';
import type { DocumentNames } from './document-names.ts';
import { namesSchema } from './names-schema.ts';
import type { ReadSchema, Schema } from './schema.ts';

/**
 * The schemas for editors by file name: one for each kind of document, and one with the names of a folder's documents.
 * @param kinds names of the schemas under `schemas/documents/`
 * @param namesFile the file with the names, as the other files refer to it
 */
export function editorSchemas(
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
