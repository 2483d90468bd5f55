import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { advise, baseTypes, checkText, documentLimits, type Problem } from '#engine';
import { type FieldType, fieldTypes, moduleTypes } from '#schemas';
import { type ExtensionTrouble, extensionProblem } from './extension-problem.ts';
import {
  type DeclaredOperator,
  operatorEnding,
  problemOfOperatorName,
  readOperator,
} from './read-operator.ts';

/** A module or a type of field of a site's own, as its folder describes it. */
export interface Extension {
  readonly type: string;
  readonly folder: string;
  /** The JSON Schema of the module, or of what is the field's own; it accepts anything where the file cannot be read. */
  readonly schema: AnySchemaObject;
  /** For a field: the type of the product whose properties and answers it has. */
  readonly basedOn?: FieldType;
}

/** An operator of a site's own, as its folder describes it. */
export interface OperatorExtensionFolder extends Extension {
  readonly operator: DeclaredOperator;
}

/** The end of the name of the file with the component of a field. */
export const fieldEnding = '.field.tsx';

export interface ReadExtensions {
  /** Modules and fields. */
  readonly extensions: readonly Extension[];
  /** Those whose schemas can be used. */
  readonly operators: readonly OperatorExtensionFolder[];
  readonly problems: readonly Problem[];
}

/** Base path of the files for browsers. */
export const extensionFiles = '/assets/extensions/';

/** The schemas of the product. */
export const schemas = join(import.meta.dirname, '../../schemas');

/** Reads the folder `extensions/` of a site. Without one there are none. */
export function readExtensions(folder: string): ReadExtensions {
  if (!existsSync(folder)) return { extensions: [], operators: [], problems: [] };
  const problems: Problem[] = [];
  const operators: OperatorExtensionFolder[] = [];
  const extensions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^._]/.test(entry.name) && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name: type }): readonly Extension[] => {
      const own = join(folder, type);
      const isField = existsSync(join(own, type + fieldEnding));
      const isOperator = existsSync(join(own, type + operatorEnding));
      const wrongName = problemOfName(type, isField ? 'field' : isOperator ? 'operator' : 'module');
      if (wrongName) {
        problems.push(extensionProblem(`extensions/${type}`, wrongName));
        return [];
      }
      const path = `extensions/${type}/${type}.schema.json`;
      const read = readJson(join(own, `${type}.schema.json`), path);
      if (isOperator) {
        const schema = isObject(read.value) ? read.value : {};
        const { declared, problems: found } = readOperator(schema, path);
        const all = read.value === undefined ? read.problems : found;
        problems.push(...all);
        if (all.length === 0) operators.push({ type, folder: own, schema, operator: declared });
        return [];
      }
      problems.push(
        ...read.problems,
        ...(read.value === undefined ? [] : problemsOfSchema(read.value, type, path)),
      );
      const extension = { type, folder: own, schema: isObject(read.value) ? read.value : {} };
      if (!isField) return [extension];
      const basedOn = fieldTypes.find((known) => known === extension.schema.basedOn);
      if (read.value !== undefined) problems.push(...problemsOfBase(extension.schema, path));
      return basedOn && baseTypes().includes(basedOn) ? [{ ...extension, basedOn }] : [];
    });
  return { extensions, operators, problems };
}

function problemOfName(type: string, kind: 'module' | 'field' | 'operator'): ExtensionTrouble | undefined {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return {
      message: `"${type}" is no name of a ${kind}.`,
      help: 'Name the folder in small letters, digits and hyphens, as in "opening-hours".',
    };
  if (kind === 'operator') return problemOfOperatorName(type);
  const taken: readonly string[] = kind === 'field' ? fieldTypes : moduleTypes;
  if (taken.includes(type))
    return {
      message: `The name "${type}" is taken: the product has a ${kind} of this type.`,
      help: 'Give the folder, its files and the "type" of its schema another name.',
    };
  return undefined;
}

/** A file of an extension that holds JSON; without a value where there are problems. */
export function readJson(
  file: string,
  path: string,
): { readonly value?: unknown; readonly problems: readonly Problem[] } {
  if (!existsSync(file))
    return {
      problems: [
        extensionProblem(path, {
          message: 'The file is missing.',
          help: 'Write it; docs/extensions.md has an example.',
        }),
      ],
    };
  const text = readFileSync(file, 'utf8');
  const problems = checkText(text, path, documentLimits).map((problem) => ({
    ...problem,
    code: 'bad-extension',
  }));
  return problems.length > 0 ? { problems } : { value: JSON.parse(text), problems };
}

function problemsOfSchema(schema: unknown, type: string, path: string): readonly Problem[] {
  const own = isObject(schema) ? schema : {};
  const properties = isObject(own.properties) ? own.properties : {};
  const named = isObject(properties.type) ? properties.type.const : undefined;
  if (own.type === 'object' && own.additionalProperties === false && named === type) return [];
  return [
    extensionProblem(path, {
      message: 'The schema does not describe an object of this type and no other properties.',
      help: `Write "type": "object", "additionalProperties": false, and {"type": {"const": "${type}"}} under "properties".`,
    }),
  ];
}

/** Why a field cannot be based on the type that its schema names. */
function problemsOfBase({ basedOn, properties }: AnySchemaObject, path: string): readonly Problem[] {
  const types = baseTypes();
  if (!types.includes(basedOn))
    return [
      extensionProblem(path, {
        message:
          basedOn === undefined
            ? 'The schema does not say on which type of field this one is based.'
            : `No field can be based on ${JSON.stringify(basedOn)}.`,
        help: `Write "basedOn" with the type whose answers the field gives. ${advise(String(basedOn ?? ''), types)}`,
      }),
    ];
  const known = propertiesOfBase(basedOn);
  return Object.keys(isObject(properties) ? properties : {})
    .filter((name) => name !== 'type' && (known.includes(name) || reservedNames.includes(name)))
    .map((name) =>
      extensionProblem(path, {
        message: `The property "${name}" is taken: forms, or fields of the type "${basedOn}", have it.`,
        help: 'Leave it out of the schema if the same is meant, or give it another name.',
      }),
    );
}

/** Members of entries of forms, and of read fields, that no type of field may have. */
const reservedNames = ['fields', 'include', 'like', 'of', 'replace', 'shownAs', 'when'];

function propertiesOfBase(type: string): readonly string[] {
  const schema = JSON.parse(readFileSync(join(schemas, 'fields', `${type}.schema.json`), 'utf8'));
  return Object.keys(schema.properties);
}

export function isObject(value: unknown): value is AnySchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
