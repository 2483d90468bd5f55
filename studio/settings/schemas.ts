/// <reference types="vite/client" />
import { pathOf } from '#engine';
import { memberOf } from './json.ts';

/** The part of a JSON Schema that panels are made of. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema | false>>;
  /** The schema of members by names that the schema does not list. */
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** A schema with the path of its file, to which its references are relative. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly path: string;
}

const files = new Map<string, Schema>(
  Object.entries(
    import.meta.glob<Schema>('../../schemas/{documents,fields,modules,shared,rules}/*.schema.json', {
      eager: true,
      import: 'default',
    }),
  ).map(([path, schema]) => [path.replace('../../schemas/', ''), schema]),
);

/** Files whose schemas leave a choice between all modules. */
const choices = ['modules/module.schema.json', 'shared/step-module.schema.json'] as const;
const shipped = new Map(choices.map((path) => [path, files.get(path) ?? {}] as const));

/** Has panels know the modules of the site's own by their schemas, beside those of the product. */
export function takeModuleSchemas(
  modules: readonly { readonly type: string; readonly schema: Schema }[],
): void {
  for (const { type, schema } of modules) files.set(`extensions/${type}.schema.json`, schema);
  const own = modules.map(({ type }) => ({ $ref: `../extensions/${type}.schema.json` }));
  for (const [path, schema] of shipped)
    files.set(path, { ...schema, oneOf: [...(schema.oneOf ?? []), ...own] });
}

/** The beginning of references of a module of the site's own to schemas of the product. */
const productSchemas = 'waymark/';

/** The schema of a file below `schemas`; one that allows anything where there is no such file. */
export function schemaAt(path: string): PlacedSchema {
  return { schema: files.get(path) ?? {}, path };
}

/** Follows references and choices until a schema says by itself what the value may be. */
export function fitting(placed: PlacedSchema, value: unknown): PlacedSchema {
  const { schema, path } = placed;
  if (isRule(placed)) return placed;
  const { $ref, allOf, oneOf, anyOf, if: asked, then, else: otherwise, ...own } = schema;
  const inner = $ref === undefined ? undefined : followed($ref, path);
  const choices = oneOf ?? anyOf;
  if (inner) return over(fitting(inner, value), own);
  if (schema.properties !== undefined && choices === undefined) return placed;
  if (allOf?.[0]) return over(fitting({ schema: allOf[0], path }, value), own);
  if (choices) {
    const placedChoices = choices.map((each) => ({ schema: each, path }));
    const [first] = value === undefined ? placedChoices : [];
    const chosen =
      placedChoices.find((each) => isNamedBy(each, value)) ??
      placedChoices.find((each) => takes(each, value)) ??
      first;
    return chosen ? among(fitting(chosen, value), own) : placed;
  }
  if (asked) {
    // A value that is not written yet begins as a plain text.
    const isTaken = value === undefined ? asked.type === 'string' : takes({ schema: asked, path }, value);
    const branch = isTaken ? then : otherwise;
    return branch ? among(fitting({ schema: branch, path }, value), own) : placed;
  }
  return placed;
}

/** A description beside a reference goes before that of what is referred to. */
function over(inner: PlacedSchema, { description }: Schema): PlacedSchema {
  if (description === undefined) return inner;
  return { ...inner, schema: { ...inner.schema, description } };
}

/** The one of several schemas that fits. If it is a thing of its own, it says itself what it is. */
function among(inner: PlacedSchema, own: Schema): PlacedSchema {
  return inner.schema.title === undefined ? over(inner, own) : inner;
}

/** Whether a value of this schema may be a rule. */
export function isRule({ schema, path }: PlacedSchema): boolean {
  const inner = [schema.$ref, ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(({ $ref }) => $ref)];
  return (
    path.startsWith('rules/') ||
    inner.some(
      (each) =>
        each !== undefined && /rule\.schema\.json|#\/definitions\/(rule|template|callInput)$/.test(each),
    )
  );
}

/** Whether a value of this schema may be the name of something. */
export function takesName({ schema, path }: PlacedSchema): boolean {
  const { $ref, allOf = [], oneOf = [], anyOf = [] } = schema;
  if ($ref !== undefined)
    return (
      /#\/definitions\/(id|name)$/.test($ref) ||
      (!isRule({ schema, path }) && takesName(followed($ref, path)))
    );
  return [...allOf, ...oneOf, ...anyOf].some((each) => takesName({ schema: each, path }));
}

/** The schema that a reference in a file leads to. */
export function followed($ref: string, from: string): PlacedSchema {
  const [file = '', pointer = ''] = $ref.split('#');
  const path = pathTo(file, from);
  const { schema } = schemaAt(path);
  return { schema: pathOf(pointer).reduce<unknown>(memberOf, schema) ?? {}, path };
}

function pathTo(file: string, from: string): string {
  if (file === '') return from;
  if (file.startsWith(productSchemas)) return file.slice(productSchemas.length);
  return new URL(file, `schema:///${from}`).pathname.slice(1);
}

/**
 * The names of the shared definitions that a schema refers to, one by way of another.
 *
 * @example the schema of `publishFrom` refers to `publishFrom` and `moment`; that of the address of a picture to `image/properties/src`
 */
export function definitionsOf({ schema, path }: PlacedSchema): readonly string[] {
  const $ref = schema.$ref ?? schema.allOf?.[0]?.$ref;
  if ($ref === undefined) return [];
  const inner = followed($ref, path);
  const isShared = inner.path === 'shared/definitions.schema.json';
  const [, name = ''] = $ref.split('#/definitions/');
  return [...(isShared ? [name] : []), ...definitionsOf(inner)];
}

/** Whether a value says by a constant, such as its type, that it is of this schema, even if it lacks much. */
function isNamedBy(placed: PlacedSchema, value: unknown): boolean {
  const { properties = {} } = fitting(placed, value).schema;
  return Object.entries(properties).some(
    ([name, own]) => own !== false && own.const !== undefined && own.const === memberOf(value, name),
  );
}

/** Whether a value looks like one of this schema: by its type, its constants and the properties that it needs. */
function takes(placed: PlacedSchema, value: unknown): boolean {
  const { schema } = fitting(placed, value);
  const { type, required = [], properties = {} } = schema;
  const types = type === undefined ? [] : [type].flat();
  if (types.length > 0 && !types.includes(typeOf(value)) && !(isWhole(value) && types.includes('integer')))
    return false;
  if (required.length === 0 && Object.keys(properties).length === 0) return true;
  if (typeof value !== 'object' || value === null) return false;
  const members = new Map<string, unknown>(Object.entries(value));
  return (
    required.every((name) => members.has(name)) &&
    Object.entries(properties).every(
      ([name, own]) =>
        own === false || own.const === undefined || !members.has(name) || own.const === members.get(name),
    )
  );
}

function isWhole(value: unknown): boolean {
  return Number.isInteger(value);
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
