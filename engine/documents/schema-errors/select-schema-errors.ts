import { suggest } from '../../base/problems/suggest.ts';
import type { SchemaError } from '../schema-error.ts';
import { isAboutOneVerb, verbsOf } from './verbs.ts';

/**
 * Selects the validator's errors that help an author: one error for one mistake. Drops the error of a
 * combining keyword in favour of those inside it, and errors of alternatives for another type.
 */
export function selectSchemaErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const first = errors.slice(0, mostErrors);
  const failures = first.filter((error) => !isEcho(error, first));
  return mergeTypes(failures).filter(isFirstOnItsText);
}

/** Limits the quadratic time of comparing each error with all others. */
const mostErrors = 500;

const combining = new Set(['oneOf', 'anyOf', 'allOf', 'if']);

function isEcho(error: SchemaError, errors: readonly SchemaError[]): boolean {
  if (verbsOf(error) !== undefined) return typeof error.data !== 'object' || error.data === null;
  if (combining.has(error.keyword) || isAboutOneVerb(error, errors)) return true;
  if (errors.some((other) => isAboutName(other, error))) return true;
  if (error.keyword === 'required') return errors.some((other) => isMisspelling(other, error));
  if (error.keyword !== 'discriminator' || error.params.error !== 'tag') return false;
  // `required` reports the missing tag.
  return errors.some(
    (other) =>
      other.keyword === 'required' &&
      other.instancePath === error.instancePath &&
      other.params.missingProperty === error.params.tag,
  );
}

/** Whether an error says that the name of a property is invalid, of which another says what its schema misses. */
function isAboutName({ keyword, instancePath, params }: SchemaError, other: SchemaError): boolean {
  return (
    keyword === 'propertyNames' &&
    other.keyword !== 'propertyNames' &&
    instancePath === other.instancePath &&
    params.propertyName === other.data
  );
}

/**
 * Whether a property is missing because its name was misspelt: then only the unknown property is reported.
 */
function isMisspelling(error: SchemaError, missing: SchemaError): boolean {
  if (error.keyword !== 'additionalProperties' || error.instancePath !== missing.instancePath) return false;
  return misspelt(error) === missing.params.missingProperty;
}

/** The property that the author most likely meant, among those not yet present. */
export function misspelt({ params, parentSchema, data }: SchemaError): string | undefined {
  const present = data as { readonly [name: string]: unknown };
  const free = Object.keys(parentSchema?.properties ?? {}).filter((name) => !Object.hasOwn(present, name));
  return suggest(String(params.additionalProperty), free);
}

/** Joins several `type` errors of one value into one. Drops them when another alternative got further. */
function mergeTypes(errors: readonly SchemaError[]): readonly SchemaError[] {
  return errors.flatMap((error, index) => {
    if (error.keyword !== 'type') return [error];
    const path = error.instancePath;
    const gotFurther = errors.some((other) =>
      other.keyword === 'type'
        ? other.instancePath.startsWith(`${path}/`)
        : isWithin(other.instancePath, path),
    );
    if (gotFurther) return [];
    const same = errors.filter((other) => other.keyword === 'type' && other.instancePath === path);
    if (same[0] !== errors[index]) return [];
    return [{ ...error, schema: [...new Set(same.flatMap((other) => other.schema))] }];
  });
}

function isWithin(path: string, container: string): boolean {
  return path === container || path.startsWith(`${container}/`);
}

const textKeywords = new Set(['pattern', 'minLength', 'maxLength', 'format']);

/** One error is enough for a text: an empty one fails both its minimum length and its pattern. */
function isFirstOnItsText(error: SchemaError, index: number, errors: readonly SchemaError[]): boolean {
  if (!textKeywords.has(error.keyword)) return true;
  const first = errors.find(
    (other) => textKeywords.has(other.keyword) && other.instancePath === error.instancePath,
  );
  return first === undefined || errors.indexOf(first) === index;
}
