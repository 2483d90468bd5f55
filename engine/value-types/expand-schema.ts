import type { ValueSchema } from '#schemas';
import { quoted } from '../base/json/describe-value.ts';
import { pointerOf } from '../base/json/json-pointer.ts';
import { isPlainObject } from '../rules/values/property.ts';
import { isBorrowed, markBorrowed } from './borrowed-schemas.ts';
import type { TypeFault } from './type-fault.ts';
import { builtInTypes, readTypeText, withNull } from './type-text.ts';

/** A schema without short forms and names of types. */
export interface PlainSchema {
  readonly schema: ValueSchema;
  /** Number of schemas in it, including itself. */
  readonly size: number;
  /** Nesting depth of its schemas. */
  readonly depth: number;
}

/** Pointers to a schema: in the document as written, and in the expanded one. */
export interface SchemaPlace {
  readonly written: string;
  readonly plain: string;
}

/** Callbacks for the expansion of schemas. */
export interface Expansion {
  /** Finds a type of a types document by name; reports a missing one. */
  readonly find: (name: string, pointer: string) => PlainSchema;
  readonly report: (fault: TypeFault) => void;
  /** Records where a plain schema was written, if the two pointers differ. */
  readonly note: (place: SchemaPlace) => void;
}

/** Limits of one expanded schema. */
const schemaLimits = { size: 1000, depth: 32 } as const;

/** Replaces a faulty type: no value fits it, and rules that read one are not reported. */
export const faultyType: PlainSchema = { schema: { not: {} }, size: 1, depth: 1 };

/** True for the replacement of a faulty type; authors cannot write it. */
export function isFaultySchema(schema: object): boolean {
  return Object.hasOwn(schema, 'not');
}

/** Expands a schema: replaces names of types and short forms by plain JSON Schema. */
export function expandSchema(written: unknown, place: SchemaPlace, expansion: Expansion): PlainSchema {
  if (typeof written === 'string') return expandName(written, place.written, expansion);
  if (!isPlainObject(written)) return faultyType;
  if (isPlainLeaf(written)) return { schema: written, size: 1, depth: 1 };
  reportUnclear(written, place, expansion);
  return capped(expandKeywords(written, place, expansion), place, expansion);
}

/** Keywords that hold schemas, or short forms of them. */
const holdSchemas: ReadonlySet<string> = new Set([
  'object',
  'list',
  'extends',
  'items',
  'properties',
  'additionalProperties',
]);

/** Whether there is nothing to expand in a schema, as in most of a site. */
function isPlainLeaf(written: Written): boolean {
  for (const keyword in written) if (holdSchemas.has(keyword)) return false;
  return true;
}

/** Expands the properties of an object: those with names ending in "?" are optional. */
export function expandProperties(written: Written, place: SchemaPlace, expansion: Expansion): PlainSchema {
  return capped(joinProperties(undefined, written, place, expansion), place, expansion);
}

type Written = Readonly<Record<string, unknown>>;

function capped(plain: PlainSchema, { written }: SchemaPlace, { report }: Expansion): PlainSchema {
  const { size, depth } = schemaLimits;
  if (plain.size <= size && plain.depth <= depth) return plain;
  report({
    code: 'type-too-large',
    pointer: written,
    message: `With its types written out this holds more than ${size} types, or more than ${depth} inside one another.`,
    help: 'Describe less of the value: only what is read of it has to be described.',
  });
  return faultyType;
}

function expandName(text: string, pointer: string, { find }: Expansion): PlainSchema {
  const { name, mayBeNull } = readTypeText(text);
  const builtIn = Object.hasOwn(builtInTypes, name) ? builtInTypes[name] : undefined;
  const found = builtIn ? { schema: builtIn, size: 1, depth: 1 } : find(name, pointer);
  if (!mayBeNull) return found;
  const schema = withNull(found.schema);
  return { ...found, schema: isBorrowed(found.schema) ? markBorrowed(schema) : schema };
}

function expandKeywords(written: Written, place: SchemaPlace, expansion: Expansion): PlainSchema {
  const { object, list, extends: base, ...keywords } = written;
  const count = { size: 1, depth: 0 };
  const expand = (part: unknown, at: string, from = at): ValueSchema => {
    const inner = { written: `${place.written}/${from}`, plain: `${place.plain}/${at}` };
    if (from !== at) expansion.note(inner);
    return counted(expandSchema(part, inner, expansion), count);
  };
  const schema: { [keyword: string]: unknown } = { ...keywords };
  if (list !== undefined) Object.assign(schema, { type: 'array', items: expand(list, 'items', 'list') });
  if (isPlainObject(object) || typeof base === 'string') {
    const inner = { written: `${place.written}/object`, plain: `${place.plain}/properties` };
    const inherited =
      typeof base === 'string' ? { name: base, pointer: `${place.written}/extends` } : undefined;
    const own = isPlainObject(object) ? object : {};
    Object.assign(schema, counted(joinProperties(inherited, own, inner, expansion), count));
  }
  for (const name of ['items', 'additionalProperties'] as const) {
    const part = keywords[name];
    if (part !== undefined && typeof part !== 'boolean') schema[name] = expand(part, name);
  }
  const { properties } = keywords;
  if (isPlainObject(properties)) {
    const own = Object.entries(properties).map(
      ([name, part]) => [name, expand(part, `properties${pointerOf(name)}`)] as const,
    );
    if (own.some(([name, part]) => part !== properties[name])) schema.properties = Object.fromEntries(own);
  }
  const names = Object.keys(schema);
  const isSame =
    names.length === Object.keys(written).length && names.every((name) => schema[name] === written[name]);
  return { schema: isSame ? written : schema, size: count.size, depth: count.depth + 1 };
}

/** Includes the size and depth of a schema in those of its parent. */
function counted({ schema, size, depth }: PlainSchema, count: { size: number; depth: number }): ValueSchema {
  count.size += size;
  count.depth = Math.max(count.depth, depth);
  return schema;
}

/** An object schema with the properties of another and its own. */
function joinProperties(
  inherited: { readonly name: string; readonly pointer: string } | undefined,
  written: Written,
  place: SchemaPlace,
  expansion: Expansion,
): PlainSchema {
  const count = { size: 0, depth: 0 };
  const base = inherited && expandName(inherited.name, inherited.pointer, expansion);
  const parts = inherited && base && objectPartsOf(base, inherited.name, inherited.pointer, expansion);
  const isUnknown = base !== undefined && parts === undefined;
  if (base) counted(base, count);
  const properties: { [name: string]: ValueSchema } = { ...parts?.properties };
  const required = new Set(parts?.required);
  for (const [key, part] of Object.entries(written)) {
    const isOptional = key.endsWith('?');
    const name = isOptional ? key.slice(0, -1) : key;
    const inner = { written: place.written + pointerOf(key), plain: place.plain + pointerOf(name) };
    if (inner.written !== inner.plain) expansion.note(inner);
    properties[name] = counted(expandSchema(part, inner, expansion), count);
    if (isOptional) required.delete(name);
    else required.add(name);
  }
  if (isUnknown) return { ...faultyType, ...count };
  const schema = { type: 'object', properties, ...(required.size > 0 && { required: [...required] }) };
  return { schema, ...count };
}

/** Object keywords of a schema. */
export interface ObjectParts {
  readonly properties: { readonly [name: string]: ValueSchema };
  readonly required?: readonly string[];
}

/** The properties of an object type; undefined for a faulty type or one of another kind. */
export function objectPartsOf(
  plain: PlainSchema,
  name: string,
  pointer: string,
  { report }: Pick<Expansion, 'report'>,
): Required<ObjectParts> | undefined {
  const { type, properties, required } = plain.schema;
  if (type === 'object' && isPlainObject(properties)) {
    return {
      properties: isBorrowed(plain.schema)
        ? allBorrowed(properties)
        : (properties as ObjectParts['properties']),
      required: Array.isArray(required) ? required.map(String) : [],
    };
  }
  if (!isFaultySchema(plain.schema)) {
    const message = `${quoted(name)} is not an object with properties.`;
    const help = 'Name an object type, such as {"object": {…}}.';
    report({ code: 'not-an-object-type', pointer, message, help });
  }
  return undefined;
}

function allBorrowed(properties: Written): ObjectParts['properties'] {
  const entries = Object.entries(properties) as readonly (readonly [string, ValueSchema])[];
  return Object.fromEntries(entries.map(([name, schema]) => [name, markBorrowed({ ...schema })]));
}

const keywordsOfShortForm = {
  object: ['type', 'properties', 'required', 'list', 'items'],
  extends: ['type', 'properties', 'required', 'list', 'items'],
  list: ['type', 'items', 'properties', 'required'],
} as const;

/** Reports a short form next to a keyword that declares the same. */
function reportUnclear(written: Written, place: SchemaPlace, { report }: Expansion): void {
  for (const [form, others] of Object.entries(keywordsOfShortForm)) {
    const clash =
      written[form] === undefined ? undefined : others.find((name) => written[name] !== undefined);
    if (clash === undefined) continue;
    const pointer = `${place.written}/${clash}`;
    const message = `${quoted(form)} says what ${quoted(clash)} says.`;
    const help = `Keep one of ${quoted(form)} and ${quoted(clash)}.`;
    report({ code: 'unclear-type', pointer, part: 'key', message, help });
    return;
  }
}
