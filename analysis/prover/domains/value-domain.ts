import { type Constraint, isPlainObject, type PatternEngine } from '#engine/parts';
import type { Operation } from '#schemas';
import { distinctValues } from '../values/answer-values.ts';
import type { Partitions } from '../values/partitions.ts';
import { admitsValue, otherText, valuesNamed } from '../values/representatives.ts';

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
  path: string,
  domain: Domain | undefined,
  partitions: Partitions,
  matches: PatternEngine,
): readonly unknown[] {
  const type = partitions.typeAt(path);
  if (domain === undefined) return distinctValues(type, path, partitions);
  const { constraint } = domain;
  const all = distinctValues(type, path, partitions, [constraint]);
  if (!scalars.has(type.kind)) return all;
  const constants = new Set([...partitions.constantsAt(path), ...valuesNamed(constraint)]);
  return all.filter(
    (value) => value === otherText || admitsValue(constraint, value, matches, constants.has(value)),
  );
}

const scalars: ReadonlySet<string> = new Set(['boolean', 'number', 'text', 'choice', 'date']);
