import { createHash } from 'node:crypto';
import { _, type Code } from 'ajv';
import { regexpCode } from 'ajv/dist/compile/codegen/code.js';
import standalone from 'ajv/dist/standalone/index.js';
import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js';
import { build } from 'esbuild';
import type { Form, ValueSchema } from '#schemas';
import { createAjv } from './constraints.ts';

/** A script that checks the answers to one form in the browser, without any compiling there. */
export interface ValidatorModule {
  /** SHA-256 of the code in hexadecimal: the name it is served under, for ever. */
  readonly hash: string;
  /** An ES module; its default export holds, by field name, Ajv's validate function of each field with a constraint. */
  readonly code: string;
}

/** Generates the module for a checked form. The same form always gives the same code. */
export async function generateValidatorModule(form: Form): Promise<ValidatorModule> {
  const schemas = constraintsOf(form);
  const formats = [...schemas.values()].flatMap(formatsIn);
  const ajv = createAjv(undefined, { source: true, formats: formatTable(formats) });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  const source = standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
  const bundle = await build({
    stdin: { contents: source, resolveDir: process.cwd(), sourcefile: `${form.id}.js` },
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    write: false,
    logLevel: 'silent',
  });
  const code = bundle.outputFiles[0]?.text ?? '';
  return { hash: createHash('sha256').update(code).digest('hex'), code };
}

function constraintsOf(form: Form): ReadonlyMap<string, ValueSchema> {
  const schemas = new Map<string, ValueSchema>();
  for (const field of form.fields) if ('value' in field && field.value) schemas.set(field.name, field.value);
  return schemas;
}

/** Every `format` named anywhere in a schema. */
function formatsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'format' in schema && typeof schema.format === 'string' ? [schema.format] : [];
  return [...own, ...Object.values(schema).flatMap(formatsIn)];
}

function functionCode(name: string): Code {
  if (name === 'date') return _`{validate:require("./server/constraints/calendar-day.ts").isCalendarDay}`;
  return _`require("ajv-formats/dist/formats").fullFormats[${name}]`;
}

/** Only the formats in use go into the code: most are a regular expression, the others come from their library. */
function formatTable(names: readonly string[]): Code {
  let table = _`{`;
  for (const name of new Set(names)) {
    const format = fullFormats[name as FormatName];
    table = _`${table}${name}:${format instanceof RegExp ? regexpCode(format) : functionCode(name)},`;
  }
  return _`(${table}})`;
}
