import { createHash } from 'node:crypto';
import { _, type Code } from 'ajv';
import { _Code, regexpCode } from 'ajv/dist/compile/codegen/code.js';
import standalone from 'ajv/dist/standalone/index.js';
import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js';
import { answerSchema, namedFields, textFormats } from '#engine';
import type { Form, ValueSchema } from '#schemas';
import { createAjv } from './constraints.ts';
import { validatorParts } from './generated/validator-parts.ts';

/** A script that checks the answers to one form in the browser, without compiling schemas there. */
export interface ValidatorModule {
  /** SHA-256 of the code in hexadecimal; the script is served under it permanently. */
  readonly hash: string;
  /** An ES module; its default export maps each field that has a constraint to Ajv's validate function. */
  readonly code: string;
}

/** Generates the module for a checked form. The same form always gives the same code. */
export function generateValidatorModule(form: Form): ValidatorModule {
  const schemas = constraintsOf(form);
  const formats = [...schemas.values()].flatMap(formatsIn);
  const ajv = createAjv(undefined, { source: true, lines: false, formats: formatTable(formats) });
  for (const [name, schema] of schemas) ajv.addSchema(schema, name);
  const source = standalone(ajv, Object.fromEntries([...schemas.keys()].map((name) => [name, name])));
  const code = `const exports={};${withParts(source)}export default exports;`;
  return { hash: createHash('sha256').update(code).digest('hex'), code };
}

/** Inlines the functions that Ajv would load from its packages. */
function withParts(source: string): string {
  const code = source.replaceAll('require("ajv/dist/runtime/equal").default', () => validatorParts.equal);
  const missing = /require\("[^"]*"\)/.exec(code);
  if (missing) throw new Error(`A validator needs ${missing[0]}, which no part of validators gives.`);
  return code;
}

function constraintsOf(form: Form): ReadonlyMap<string, ValueSchema> {
  const schemas = new Map<string, ValueSchema>();
  for (const [name, field] of form.fields.flatMap(namedFields)) {
    const schema = answerSchema(field);
    if (schema) schemas.set(name, schema);
  }
  return schemas;
}

/** Every `format` used anywhere in a schema. */
function formatsIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = 'format' in schema && typeof schema.format === 'string' ? [schema.format] : [];
  return [...own, ...Object.values(schema).flatMap(formatsIn)];
}

/** Code for the formats in use only; each is a regular expression or a function, as in Ajv. */
function formatTable(names: readonly string[]): Code {
  let table = _`{`;
  for (const name of new Set(names)) {
    table = _`${table}${name}:${formatCode(name)},`;
  }
  return _`(${table}})`;
}

function formatCode(name: string): Code {
  const format = textFormats[name] ?? fullFormats[name as FormatName];
  if (format instanceof RegExp) return regexpCode(format);
  const part = Object.entries(validatorParts).find(([each]) => each === name)?.[1];
  if (part === undefined) throw new Error(`No part of validators gives the format "${name}".`);
  const code = new _Code(part);
  return typeof format === 'function' ? code : _`{validate:${code}}`;
}
