import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Ajv, AnySchemaObject } from 'ajv';
import { type FieldExtension, type ModuleExtension, type Problem, readDocument } from '#engine';
import { ajvOptions, type FieldType } from '#schemas';
import { extensionProblem } from './extension-problem.ts';
import { type Extension, isObject, readJson, schemas } from './read-extensions.ts';

/** The beginning of references to the schemas of the product, which every extension may use. */
const productSchemas = 'waymark/';

const load = createRequire(import.meta.url);
let known: Ajv | undefined;

/** A validator of JSON Schemas that knows those which extensions may refer to. Loaded when a schema is compiled first. */
function schemaValidator(): Ajv {
  if (known) return known;
  const { Ajv: Validator }: { readonly Ajv: typeof Ajv } = load('ajv');
  const { default: addFormats }: { readonly default: (ajv: Ajv) => void } = load('ajv-formats');
  const ajv = new Validator({ ...ajvOptions, logger: false });
  addFormats(ajv);
  ajv.addVocabulary(['tsType', 'discriminatedBy', 'basedOn']);
  for (const file of readdirSync(join(schemas, 'shared'))) {
    if (!file.endsWith('.schema.json')) continue;
    const schema = JSON.parse(readFileSync(join(schemas, 'shared', file), 'utf8'));
    ajv.addSchema(schema, `${productSchemas}shared/${file}`, false, false);
  }
  known = ajv;
  return ajv;
}

/** Definitions of texts for people. */
const shownDefinitions = 'label|text|htmlText';

/** The modules as the engine reads documents by them. A schema is compiled when the first module needs it. */
export function moduleExtensions(extensions: readonly Extension[]): readonly ModuleExtension[] {
  return extensions
    .filter(({ basedOn }) => basedOn === undefined)
    .map(({ type, schema }) => ({
      type,
      schema,
      texts: propertiesWith(schema, shownDefinitions).filter((name) => !name.endsWith('Label')),
      shown: propertiesWith(schema, shownDefinitions),
      html: propertiesWith(schema, 'htmlText'),
      operations: [
        ...propertiesWith(schema, 'operationId').map((name) => ({ name, isExposed: false })),
        ...propertiesWith(schema, 'exposedOperationId').map((name) => ({ name, isExposed: true })),
      ],
      errorsOf: errorsBy(schema),
    }));
}

/** The types of fields as the engine reads documents by them. */
export function fieldExtensions(extensions: readonly Extension[]): readonly FieldExtension[] {
  return extensions.flatMap(({ type, schema, basedOn }) =>
    basedOn === undefined
      ? []
      : [
          {
            type,
            basedOn,
            properties: ownProperties(schema),
            shown: propertiesWith(schema, shownDefinitions),
            errorsOf: errorsBy(schema),
          },
        ],
  );
}

/** Names of the properties that a field has beyond those of the type on which it is based. */
function ownProperties({ properties }: AnySchemaObject): readonly string[] {
  return Object.keys(isObject(properties) ? properties : {}).filter((name) => name !== 'type');
}

function errorsBy(schema: AnySchemaObject) {
  return (value: unknown) => {
    try {
      const validate = schemaValidator().compile(schema);
      return validate(value) ? [] : (validate.errors ?? []);
    } catch {
      // The schema itself is at fault, which the check says.
      return [];
    }
  };
}

/** Why the schema of an extension cannot be used, and what it says against the examples. */
export function checkSchemas(extensions: readonly Extension[]): readonly Problem[] {
  const ajv = schemaValidator();
  return extensions.flatMap((extension) => {
    const { type, folder, schema, basedOn } = extension;
    const path = `extensions/${type}/examples.json`;
    const { value, problems } = readJson(join(folder, 'examples.json'), path);
    try {
      const validate = ajv.compile(schema);
      if (value === undefined) return problems;
      const member = basedOn ? 'field' : 'module';
      const examples = readExamples(value, member);
      if (examples.length === 0)
        return [
          extensionProblem(path, {
            message: 'There is no example.',
            help: `Write [{"name": "…", "${member}": {"type": …}}].`,
          }),
        ];
      return examples.flatMap(({ name, shown }) => {
        const [own, rest] = basedOn ? partsOf(shown, extension, basedOn) : [shown, undefined];
        const wrong = validate(own)
          ? rest && wrongIn(rest)
          : `${ajv.errorsText(validate.errors, { dataVar: member })}.`;
        return wrong === undefined
          ? []
          : [
              extensionProblem(path, {
                message: `The schema refuses the example "${name}": ${wrong}`,
                help: 'Correct the example or the schema.',
              }),
            ];
      });
    } catch (error) {
      const message = `The schema cannot be used: ${error instanceof Error ? error.message : error}.`;
      const help = `Refer to schemas of the product as in "${productSchemas}shared/definitions.schema.json#/definitions/label".`;
      return [extensionProblem(`extensions/${type}/${type}.schema.json`, { message, help }), ...problems];
    }
  });
}

/** An example of a module or field, for the check and for pictures. */
export interface ExtensionExample {
  readonly name: string;
  readonly shown: { readonly [property: string]: unknown };
  /** For a region: the result of its operation. */
  readonly result?: unknown;
}

/** The examples of an extension; none where they cannot be read. */
export function examplesOf({ type, folder, basedOn }: Extension): readonly ExtensionExample[] {
  const { value } = readJson(join(folder, 'examples.json'), `extensions/${type}/examples.json`);
  return readExamples(value, basedOn ? 'field' : 'module');
}

function readExamples(value: unknown, member: 'field' | 'module'): readonly ExtensionExample[] {
  return (Array.isArray(value) ? value : []).map((each: unknown, index) => {
    const {
      name,
      result,
      [member]: shown,
    }: { readonly [part: string]: unknown } = isObject(each) ? each : {};
    return { name: String(name ?? index + 1), shown: isObject(shown) ? shown : { type: '' }, result };
  });
}

/** A field's own members, and the field of the type that it is based on. */
function partsOf(field: ExtensionExample['shown'], { schema }: Extension, basedOn: FieldType) {
  const names = ownProperties(schema);
  const own = Object.entries(field).filter(([name]) => name === 'type' || names.includes(name));
  const rest = Object.entries(field).filter(([name]) => !names.includes(name));
  return [Object.fromEntries(own), { ...Object.fromEntries(rest), type: basedOn }] as const;
}

/** Errors of a field by the product's own schema. */
function wrongIn(field: object): string | undefined {
  const form = { kind: 'form', id: 'example', schemaVersion: 2, fields: [field] };
  const reading = readDocument({ path: '', text: JSON.stringify(form) });
  return reading.outcome === 'read' ? undefined : reading.problems[0]?.message;
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
