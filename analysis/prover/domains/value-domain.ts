import type { RuleType } from '#engine';
import { type Constraint, failedKeyword, isPlainObject, type PatternEngine } from '#engine/parts';
import type { Operation } from '#schemas';
import { type Bounds, otherText, representatives, valuesOf } from '../values/representatives.ts';

/** The values that are declared for a path. */
export interface Domain {
  readonly constraint: Constraint;
  /** Whether there is always a value where the object around it is. */
  readonly isAlwaysGiven: boolean;
}

type Schemas = Operation['input'];

/** Schemas that say several things of a value at once, so that none of its keywords says everything. */
const unions: readonly string[] = ['$ref', 'not', 'anyOf', 'oneOf', 'allOf', 'if'];

/** The domain of a part of an object, by its keys. Undefined where the schemas do not say one thing. */
export function domainWithin(
  schemas: Schemas,
  isGiven: (name: string) => boolean,
  [name = '', ...keys]: readonly string[],
): Domain | undefined {
  const first = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  let domain = first && domainOf(first, isGiven(name));
  for (const key of keys) domain = domain && domainOfProperty(domain.constraint, key);
  return domain;
}

/** The domain of a property of the values that a schema admits. */
function domainOfProperty(schema: Constraint, key: string): Domain | undefined {
  const { properties = {}, required = [], additionalProperties: others } = schema;
  if (Object.hasOwn(properties, key)) return domainOf(properties[key], required.includes(key));
  return typeof others === 'object' ? domainOf(others, false) : undefined;
}

function domainOf(schema: unknown, isGiven: boolean): Domain | undefined {
  if (!isPlainObject(schema) || unions.some((keyword) => keyword in schema)) return undefined;
  // The documents have been validated; only the generated type is too wide.
  const constraint = schema as Constraint;
  return { constraint, isAlwaysGiven: isGiven && !admitsNull(constraint) };
}

function admitsNull({ type, enum: values, const: only }: Constraint): boolean {
  if (values) return values.includes(null);
  return only === null || (only === undefined && (type === undefined || [type].flat().includes('null')));
}

/** Representatives of all values of a domain. A text that no rule compares with may always be among them. */
export function valuesOfDomain(
  type: RuleType,
  domain: Domain | undefined,
  constants: ReadonlySet<unknown>,
  {
    isGrouped,
    texts,
    matches,
  }: {
    readonly isGrouped: boolean;
    /** Representatives of all texts but the constants, if rules use patterns on them. */
    readonly texts: readonly string[] | undefined;
    readonly matches: PatternEngine;
  },
): readonly unknown[] {
  const { enum: listed = [], const: only } = domain?.constraint ?? {};
  const cuts = new Set([...constants, ...listed, ...(only === undefined ? [] : [only])]);
  const bounds = domain === undefined ? [] : boundsOf(domain.constraint);
  const all = (isGrouped ? undefined : valuesOf(type)) ?? representatives(type, cuts, { bounds, texts });
  if (domain === undefined || !scalars.has(type.kind)) return all;
  return all.filter((value) => admits(domain.constraint, value, cuts.has(value), matches));
}

const scalars: ReadonlySet<string> = new Set(['boolean', 'number', 'text', 'choice', 'date']);

/** The bounds of a number, an exclusive one as if it were among the values. */
function boundsOf(constraint: Constraint): readonly Bounds[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = constraint;
  return [
    { minimum, maximum, multipleOf },
    { minimum: exclusiveMinimum, maximum: exclusiveMaximum, multipleOf },
  ];
}

/** @param isConstant whether it is a constant itself, and represents no other value */
function admits(
  { multipleOf, ...constraint }: Constraint,
  value: unknown,
  isConstant: boolean,
  matches: PatternEngine,
): boolean {
  if (value === otherText) return true;
  // Representatives are not among the multiples of steps that are no whole numbers.
  const isExact = multipleOf !== undefined && (isConstant || Number.isInteger(multipleOf));
  if (failedKeyword(isExact ? { ...constraint, multipleOf } : constraint, value) !== undefined) return false;
  const { pattern } = constraint;
  return typeof value !== 'string' || pattern === undefined || matches(pattern)(value);
}
