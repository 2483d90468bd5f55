import { isPlainObject } from '../values/property.ts';
import type { RuleType } from './rule-type.ts';

/** Most elements of a list, and properties of an object, if none is declared. Larger values are refused. */
export const undeclaredItems = 1_000;
/** Most characters of a text if no maximum is declared. Longer texts are refused. */
export const undeclaredLength = 10_000;

/** Most elements of a list of this type. */
export function mostItems(type: RuleType): number {
  if (type.kind === 'list') return type.most ?? undeclaredItems;
  // A single value counts as a list of one; `never` has been reported.
  return type.kind === 'never' || type.kind === 'null' ? 0 : 1;
}

/** Most UTF-16 units of a value of this type written as text. */
export function mostLength(type: RuleType): number {
  switch (type.kind) {
    case 'choice':
      return Math.max(0, ...type.ids.map((id) => id.length));
    case 'text':
      if (type.values) return Math.max(0, ...type.values.map((value) => value.length));
      // A code point has one or two UTF-16 units. Few texts have more for each character.
      return 2 * (type.longest ?? undeclaredLength);
    case 'date':
      return 10;
    case 'never':
    case 'null':
      return 0;
    default:
      return 25;
  }
}

/** Most properties of an object of this type. */
export function mostProperties(type: RuleType): number {
  if (type.kind !== 'object') return 0;
  return type.closed ? Object.keys(type.properties).length : undeclaredItems;
}

/** A part of a value that may be larger than another type declares: up to `given` instead of `declared`. */
export interface LargerPart {
  readonly kind: 'list' | 'text';
  /** Path in the value: `''` for all of it, `.name` for a property, `[]` for each element. */
  readonly place: string;
  /** Elements of a list or UTF-16 units of a text. */
  readonly given: number;
  readonly declared: number;
}

/** The first part of a type that may be larger than another type declares. */
export function largerPart(given: RuleType, declared: RuleType, place = ''): LargerPart | undefined {
  if (declared.kind === 'text' && ['text', 'choice', 'date'].includes(given.kind)) {
    return larger('text', place, mostLength(given), mostLength(declared));
  }
  if (given.kind === 'list' && declared.kind === 'list') {
    return (
      larger('list', place, mostItems(given), mostItems(declared)) ??
      largerPart(given.item, declared.item, `${place}[]`)
    );
  }
  if (given.kind !== 'object' || declared.kind !== 'object') return undefined;
  for (const [name, wanted] of Object.entries(declared.properties)) {
    const part = Object.hasOwn(given.properties, name) ? given.properties[name] : given.rest;
    const found = part && largerPart(part, wanted, `${place}.${name}`);
    if (found) return found;
  }
  return undefined;
}

function larger(
  kind: LargerPart['kind'],
  place: string,
  given: number,
  declared: number,
): LargerPart | undefined {
  return given > declared ? { kind, place, given, declared } : undefined;
}

/**
 * The JSON Schema with the maximum sizes that rules are checked for, in places that declare none. For schemas
 * of external data.
 */
export function withUndeclaredSizes<Schema>(schema: Schema): Schema;
export function withUndeclaredSizes(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withUndeclaredSizes);
  if (!isPlainObject(schema)) return schema;
  const { type, items, properties, additionalProperties } = schema;
  const mayBe = (kind: string) => type === undefined || [type].flat().includes(kind);
  const isClosed = schema.enum !== undefined || schema.const !== undefined;
  return {
    ...(!isClosed && mayBe('array') && { maxItems: undeclaredItems }),
    ...(!isClosed && mayBe('object') && { maxProperties: undeclaredItems }),
    ...(!isClosed && mayBe('string') && { maxLength: undeclaredLength }),
    ...schema,
    ...(items !== undefined && { items: withUndeclaredSizes(items) }),
    ...(isPlainObject(properties) && { properties: mapValues(properties) }),
    ...(isPlainObject(additionalProperties) && {
      additionalProperties: withUndeclaredSizes(additionalProperties),
    }),
  };
}

function mapValues(properties: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [name, withUndeclaredSizes(part)]),
  );
}
