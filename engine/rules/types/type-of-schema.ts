import type { ValueSchema } from '#schemas';
import { valueAt } from '../../base/json/json-pointer.ts';
import { isPlainObject } from '../values/property.ts';
import { nullable } from './may-be-null.ts';
import {
  booleanType,
  choiceOf,
  dateType,
  missingType,
  nullType,
  numberType,
  objectOf,
  type RuleType,
  unknownType,
} from './rule-type.ts';
import { typeOfValue } from './type-of-value.ts';
import { joinAll } from './type-relations.ts';

/** Information that is not in the schema. */
export interface SchemaTypeOptions {
  /** Ids of the options for the value: its texts are then one of these. */
  readonly optionIds?: readonly string[];
}

const deepest = 32;

/**
 * The type of the values that satisfy a JSON Schema: `format: date` is a date, `enum` a choice, and the type
 * allows null if the schema does. An object that declares properties has no others; one that declares none
 * may have any. Anything unclear is `unknown`.
 *
 * @example typeOfSchema({ type: 'array', items: { type: 'string', enum: ['red', 'blue'] } })
 */
export function typeOfSchema(schema: ValueSchema, options: SchemaTypeOptions = {}): RuleType {
  return typeOf(schema, { root: schema, options, depth: 0, references: new Map() });
}

interface Reading {
  readonly root: ValueSchema;
  readonly options: SchemaTypeOptions;
  readonly depth: number;
  /** Types of referenced parts; `unknown` while one is being found, so that a part may contain itself. */
  readonly references: Map<string, RuleType>;
}

function typeOf(schema: unknown, reading: Reading): RuleType {
  const type = kindOfSchema(schema, reading);
  return isPlainObject(schema) && admitsNull(schema) ? nullable(type) : type;
}

function admitsNull({ type, enum: values }: Readonly<Record<string, unknown>>): boolean {
  return (Array.isArray(type) && type.includes('null')) || (Array.isArray(values) && values.includes(null));
}

function kindOfSchema(schema: unknown, reading: Reading): RuleType {
  if (!isPlainObject(schema) || reading.depth > deepest) return unknownType;
  const inner = { ...reading, depth: reading.depth + 1 };
  if (typeof schema.$ref === 'string') return typeOfReference(schema.$ref, inner);
  if ('not' in schema) return missingType;
  if ('const' in schema) return typeOfEnum([schema.const]);
  if (Array.isArray(schema.enum)) return typeOfEnum(schema.enum);
  for (const union of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(union)) return joinAll(union.map((member) => typeOf(member, inner)));
  }
  if (Array.isArray(schema.allOf)) return intersect([withoutAllOf(schema), ...schema.allOf], inner);
  return typeOfKind(kindOf(schema), schema, inner);
}

/** Each referenced part is read only once. */
function typeOfReference(reference: string, inner: Reading): RuleType {
  const key = `${inner.options.optionIds === undefined ? '' : 'option '}${reference}`;
  const known = inner.references.get(key);
  if (known !== undefined) return known;
  inner.references.set(key, unknownType);
  const type = typeOf(resolve(reference, inner.root), inner);
  inner.references.set(key, type);
  return type;
}

function typeOfKind(kind: unknown, schema: Readonly<Record<string, unknown>>, inner: Reading): RuleType {
  switch (kind) {
    case 'boolean':
      return booleanType;
    case 'number':
    case 'integer':
      return numberType;
    case 'null':
      return nullType;
    case 'string':
      if (inner.options.optionIds !== undefined) return choiceOf(inner.options.optionIds);
      return schema.format === 'date' ? dateType : { kind: 'text', ...sizeOf('longest', schema.maxLength) };
    case 'array':
      return { kind: 'list', item: typeOfItems(schema.items, inner), ...sizeOf('most', schema.maxItems) };
    case 'object':
      return typeOfObject(schema, inner);
    default:
      return unknownType;
  }
}

function sizeOf<Name extends string>(name: Name, size: unknown): { readonly [name in Name]?: number } {
  return typeof size === 'number' ? ({ [name]: size } as { readonly [name in Name]: number }) : {};
}

/** The only type that a schema allows, apart from null. */
function kindOf(schema: Readonly<Record<string, unknown>>): unknown {
  const { type } = schema;
  if (Array.isArray(type)) {
    const kinds = type.filter((kind) => kind !== 'null');
    if (kinds.length === 1) return kinds[0];
    return kinds.length > 0 && kinds.every((kind) => kind === 'number' || kind === 'integer')
      ? 'number'
      : undefined;
  }
  if (type !== undefined) return type;
  if (isPlainObject(schema.properties)) return 'object';
  return schema.items === undefined ? undefined : 'array';
}

function typeOfItems(items: unknown, inner: Reading): RuleType {
  if (Array.isArray(items)) return joinAll(items.map((item) => typeOf(item, inner)));
  if (items === undefined && inner.options.optionIds !== undefined) return choiceOf(inner.options.optionIds);
  return typeOf(items, inner);
}

function typeOfObject(schema: Readonly<Record<string, unknown>>, inner: Reading): RuleType {
  const declared = isPlainObject(schema.properties) ? schema.properties : {};
  const own = { ...inner, options: {} };
  const properties = Object.fromEntries(
    Object.entries(declared).map(([name, property]) => [name, typeOf(property, own)]),
  );
  const { additionalProperties: others } = schema;
  if (isPlainObject(others)) return objectOf(properties, typeOf(others, own));
  if (others === false) return { kind: 'object', properties, closed: true };
  return Object.keys(declared).length === 0 ? objectOf(properties, unknownType) : objectOf(properties);
}

function typeOfEnum(values: readonly unknown[]): RuleType {
  const given = values.filter((value) => value !== null);
  if (given.length === 0) return nullType;
  const texts = given.filter((value) => typeof value === 'string');
  return texts.length === given.length ? choiceOf(texts) : joinAll(given.map(typeOfValue));
}

/** Merges objects; of other types, `choice` and `date` take precedence. */
function intersect(schemas: readonly unknown[], inner: Reading): RuleType {
  const types = schemas.map((schema) => typeOf(schema, inner)).filter((type) => type.kind !== 'unknown');
  let result: RuleType | undefined;
  for (const type of types) {
    if (result?.kind === 'object' && type.kind === 'object') {
      result = objectOf({ ...result.properties, ...type.properties });
    } else if (result === undefined || type.kind === 'choice' || type.kind === 'date') result = type;
  }
  return result ?? unknownType;
}

function withoutAllOf(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => keyword !== 'allOf'));
}

/** The target of a local `$ref` such as `#/definitions/…`. */
function resolve(reference: string, root: ValueSchema): unknown {
  return reference.startsWith('#') ? valueAt(root, reference.slice(1)) : undefined;
}
