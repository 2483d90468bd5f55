import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv, type AnySchemaObject } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'pages-config');

/** Ajv as an editor is: it knows draft-07 and follows relative references from file to file, no more. */
const editor = new Ajv({
  strict: false,
  discriminator: false,
  loadSchema: async (uri) => JSON.parse(readFileSync(new URL(uri), 'utf8')) as AnySchemaObject,
});
addFormats.default(editor);
const names = join(root, 'pages-config/.editor/names.schema.json');
editor.addSchema(JSON.parse(readFileSync(names, 'utf8')) as AnySchemaObject, pathToFileURL(names).href);
const compiled = new Map<string, Promise<ReturnType<typeof editor.compile>>>();

function validatorAt(path: string) {
  const known = compiled.get(path);
  if (known) return known;
  const schema = JSON.parse(readFileSync(path, 'utf8')) as object;
  const validator = editor.compileAsync({ $id: pathToFileURL(path).href, ...schema });
  compiled.set(path, validator);
  return validator;
}

describe('an editor that opens a shipped document', () => {
  const documents = shippedDocuments();

  it('finds documents at all', () => {
    expect(documents.length).toBeGreaterThan(0);
  });

  it.each(documents)('$path finds its schema, and no fault with it', async ({ path, text }) => {
    const document = JSON.parse(text) as { readonly $schema?: string; readonly kind: string };
    const schemaPath = resolve(dirname(join(folder, path)), document.$schema ?? '');
    expect([
      `schemas/editor/${document.kind}.schema.json`,
      `schemas/documents/${document.kind}.schema.json`,
    ]).toContain(relative(root, schemaPath));
    expect(existsSync(schemaPath)).toBe(true);
    const validate = await validatorAt(schemaPath);
    validate(document);
    expect(validate.errors).toBeNull();
  });

  it('is told of a misspelt property', async () => {
    const [first] = documents;
    const document = { ...(JSON.parse(first?.text ?? '{}') as { kind: string }), titel: 'x' };
    const validate = await validatorAt(join(root, `schemas/documents/${document.kind}.schema.json`));
    expect(validate(document)).toBe(false);
  });
});
