import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv, AnySchemaObject } from 'ajv';
import { checkText, documentLimits, type ModuleExtension, type Problem } from '#engine';
import { moduleTypes } from '#schemas';
import { extensionProblem } from './extension-problem.ts';

/** A module of a site's own, as its folder describes it. */
export interface Extension {
  readonly type: string;
  readonly folder: string;
  /** The JSON Schema of the module; it accepts anything where the file cannot be read. */
  readonly schema: AnySchemaObject;
}

export interface ReadExtensions {
  readonly extensions: readonly Extension[];
  readonly problems: readonly Problem[];
}

const schemas = join(import.meta.dirname, '../../schemas');

/** The beginning of references to the schemas of the product, which every extension may use. */
const productSchemas = 'waymark/';

/** Reads the folder `extensions/` of a site. Without one there are none. */
export function readExtensions(folder: string): ReadExtensions {
  if (!existsSync(folder)) return { extensions: [], problems: [] };
  const problems: Problem[] = [];
  const extensions = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[^._]/.test(entry.name) && entry.name !== 'node_modules')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name: type }): readonly Extension[] => {
      const own = join(folder, type);
      const wrongName = problemOfName(type);
      if (wrongName) {
        problems.push(extensionProblem(`extensions/${type}`, wrongName));
        return [];
      }
      const path = `extensions/${type}/${type}.schema.json`;
      const read = readJson(join(own, `${type}.schema.json`), path);
      problems.push(
        ...read.problems,
        ...(read.value === undefined ? [] : problemsOfSchema(read.value, type, path)),
      );
      return [{ type, folder: own, schema: isObject(read.value) ? read.value : {} }];
    });
  return { extensions, problems };
}

function problemOfName(type: string) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(type))
    return {
      message: `"${type}" is no name of a module.`,
      help: 'Name the folder in small letters, digits and hyphens, as in "opening-hours".',
    };
  if (moduleTypes.some((known) => known === type))
    return {
      message: `The name "${type}" is taken: the product has a module of this type.`,
      help: 'Give the folder, its files and the "type" of its schema another name.',
    };
  return undefined;
}

/** A file of an extension that holds JSON; without a value where there are problems. */
function readJson(
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

function isObject(value: unknown): value is AnySchemaObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const load = createRequire(import.meta.url);
let known: Ajv | undefined;

/** A validator of JSON Schemas that knows those which extensions may refer to. Loaded when a schema is compiled first. */
function schemaValidator(): Ajv {
  if (known) return known;
  const { Ajv: Validator }: { readonly Ajv: typeof Ajv } = load('ajv');
  const { default: addFormats }: { readonly default: (ajv: Ajv) => void } = load('ajv-formats');
  const ajv = new Validator({
    allErrors: true,
    verbose: true,
    discriminator: true,
    strict: true,
    allowUnionTypes: true,
    strictTypes: false,
    strictRequired: false,
    logger: false,
  });
  addFormats(ajv);
  ajv.addVocabulary(['tsType', 'discriminatedBy']);
  for (const file of readdirSync(join(schemas, 'shared'))) {
    if (!file.endsWith('.schema.json')) continue;
    const schema = JSON.parse(readFileSync(join(schemas, 'shared', file), 'utf8'));
    ajv.addSchema(schema, `${productSchemas}shared/${file}`, false, false);
  }
  known = ajv;
  return ajv;
}

/** The extensions as the engine reads documents by them. A schema is compiled when the first module needs it. */
export function moduleExtensions(extensions: readonly Extension[]): readonly ModuleExtension[] {
  return extensions.map(({ type, schema }) => ({
    type,
    texts: propertiesWith(schema, 'label|text|htmlText').filter((name) => !name.endsWith('Label')),
    html: propertiesWith(schema, 'htmlText'),
    errorsOf(module) {
      try {
        const validate = schemaValidator().compile(schema);
        return validate(module) ? [] : (validate.errors ?? []);
      } catch {
        // The schema itself is at fault, which the check says.
        return [];
      }
    },
  }));
}

/** Why the schema of an extension cannot be used, and what it says against the examples. */
export function checkSchemas(extensions: readonly Extension[]): readonly Problem[] {
  const ajv = schemaValidator();
  return extensions.flatMap(({ type, folder, schema }) => {
    const path = `extensions/${type}/examples.json`;
    const { value, problems } = readJson(join(folder, 'examples.json'), path);
    try {
      const validate = ajv.compile(schema);
      if (value === undefined) return problems;
      const examples = readExamples(value);
      if (examples.length === 0)
        return [
          extensionProblem(path, {
            message: 'There is no example.',
            help: 'Write [{"name": "…", "module": {"type": …}}].',
          }),
        ];
      return examples.flatMap(({ name, module }) =>
        validate(module)
          ? []
          : [
              extensionProblem(path, {
                message: `The schema refuses the example "${name}": ${ajv.errorsText(validate.errors, { dataVar: 'module' })}.`,
                help: 'Correct the example or the schema.',
              }),
            ],
      );
    } catch (error) {
      const message = `The schema cannot be used: ${error instanceof Error ? error.message : error}.`;
      const help = `Refer to schemas of the product as in "${productSchemas}shared/definitions.schema.json#/definitions/label".`;
      return [extensionProblem(`extensions/${type}/${type}.schema.json`, { message, help }), ...problems];
    }
  });
}

/** An example of a module, for the check and for pictures. */
interface ExtensionExample {
  readonly name: string;
  readonly module: { readonly type: string };
}

function readExamples(value: unknown): readonly ExtensionExample[] {
  return (Array.isArray(value) ? value : []).map((each: Partial<ExtensionExample>, index) => ({
    name: String(each?.name ?? index + 1),
    module: each?.module ?? { type: '' },
  }));
}

/** Names of the properties whose values, or parts of them, have one of these definitions. */
function propertiesWith(schema: AnySchemaObject, definitions: string): readonly string[] {
  const named = new RegExp(`#/definitions/(?:${definitions})"`);
  const names: string[] = [];
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit);
    if (!isObject(part)) return;
    for (const [name, property] of Object.entries(isObject(part.properties) ? part.properties : {}))
      if (named.test(JSON.stringify(property))) names.push(name);
    Object.values(part).forEach(visit);
  };
  visit(schema);
  return [...new Set(names)];
}
