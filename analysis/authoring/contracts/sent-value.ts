import type { RuleType } from '#engine';
import { anyOf, type JsonSchema, orNull, typesOf } from '../../openapi/json-schema.ts';

/** Value that a part of a template gives. */
export interface SentValue {
  readonly schema: JsonSchema;
  /** Whether it may be unanswered, so that a request leaves it out. */
  readonly mayBeMissing: boolean;
}

/** Types of the values that a template may read. */
export interface SentScope {
  /** The input of the operation or function. */
  readonly input: SentValue;
  /** Id of the document that the template is in. */
  readonly document: string;
  /** The template of a function document. */
  readonly functionValue: (id: string) => unknown;
  /** The type of a part of a rule; undefined if it is not known. */
  readonly typeAt: (document: string, pointer: string) => RuleType | undefined;
  /** Functions that are being read around this template. */
  readonly callers: readonly string[];
}

/** An object of some values; one that may be missing is not required. */
export function objectOfValues(values: readonly (readonly [string, SentValue])[]): SentValue {
  const required = values.flatMap(([name, { mayBeMissing }]) => (mayBeMissing ? [] : [name]));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(values.map(([name, value]) => [name, value.schema])),
    ...(required.length > 0 && { required }),
  };
  return { schema, mayBeMissing: false };
}

/** One of several values. */
export function oneOfValues(values: readonly SentValue[]): SentValue {
  return {
    schema: anyOf(values.map(({ schema }) => schema)),
    mayBeMissing: values.some(({ mayBeMissing }) => mayBeMissing),
  };
}

/** The value at a path below another, such as the first item of a list. */
export function valueBelow(value: SentValue, path: readonly string[]): SentValue {
  let found = value;
  for (const key of path) found = memberOf(found, key);
  return found;
}

function memberOf({ schema, mayBeMissing }: SentValue, key: string): SentValue {
  if (schema.anyOf)
    return oneOfValues(schema.anyOf.map((each) => memberOf({ schema: each, mayBeMissing }, key)));
  const member = schema.properties?.[key];
  const isObject = (typesOf(schema) ?? ['object']).every((type) => type === 'object');
  const isSure = isObject && schema.required?.includes(key) === true;
  if (member) return { schema: member, mayBeMissing: mayBeMissing || !isSure };
  if (/^\d+$/.test(key) && schema.items) return { schema: schema.items, mayBeMissing: true };
  return { schema: {}, mayBeMissing: true };
}

/** The JSON Schema of the values of a type. */
export function schemaOfType(type: RuleType): JsonSchema {
  const schema = schemaOfKind(type);
  return type.mayBeNull ? orNull(schema) : schema;
}

function schemaOfKind(type: RuleType): JsonSchema {
  switch (type.kind) {
    case 'boolean':
    case 'number':
    case 'null':
      return { type: type.kind };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'text':
      if (type.values) return { enum: type.values };
      return { type: 'string', ...(type.longest !== undefined && { maxLength: type.longest }) };
    case 'choice':
      return { enum: type.ids };
    case 'list':
      return {
        type: 'array',
        items: schemaOfType(type.item),
        ...(type.most !== undefined && { maxItems: type.most }),
      };
    case 'object':
      return {
        type: 'object',
        properties: Object.fromEntries(
          Object.entries(type.properties).map(([name, property]) => [name, schemaOfType(property)]),
        ),
        ...(type.rest && { additionalProperties: schemaOfType(type.rest) }),
      };
    case 'unknown':
    case 'never':
      return {};
  }
}
