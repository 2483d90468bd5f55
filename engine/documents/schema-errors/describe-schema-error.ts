import { alternatives, describeTypes, describeValue, quoted } from '../../base/json/describe-value.ts';
import { type Finding, takeOut } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import type { ProposedFix } from '../../base/problems/problem.ts';
import { advise, didYouMean, suggest } from '../../base/problems/suggest.ts';
import { allFieldTypes } from '../field-extensions.ts';
import { allModuleTypes } from '../module-extensions.ts';
import type { SchemaError } from '../schema-error.ts';
import { misspelt } from './select-schema-errors.ts';
import { describeVerbs, verbsOf } from './verbs.ts';

type Describe = (error: SchemaError) => Omit<Finding, 'pointer'> & { readonly pointer?: string };

/** Explains a schema error to the author of the document. */
export function describeSchemaError(error: SchemaError): Finding {
  const describe = Object.hasOwn(descriptions, error.keyword) ? descriptions[error.keyword] : undefined;
  const verbs = verbsOf(error);
  const described = verbs ? describeVerbs(error, verbs) : (describe ?? describeAnything)(error);
  return { pointer: error.instancePath, ...described };
}

/** Objects with a discriminator, by the schema's title: code of the problem, and noun. */
const discriminated: { readonly [title: string]: { readonly code: string; readonly noun: string } } = {
  Document: { code: 'unknown-kind', noun: 'kind of document' },
  Field: { code: 'unknown-field-type', noun: 'field type' },
  Module: { code: 'unknown-module', noun: 'module type' },
  'Step module': { code: 'unknown-module', noun: 'module type' },
};

/** Types that a site may add some to. */
const extensible: { readonly [code: string]: (() => readonly string[]) | undefined } = {
  'unknown-field-type': allFieldTypes,
  'unknown-module': allModuleTypes,
};

const descriptions: { readonly [keyword: string]: Describe } = {
  discriminator: (error) => {
    const { code, noun } = discriminatedBy(error);
    const tag = textOf(error.params.tag);
    const found = error.params.tagValue;
    const pointer = error.instancePath + pointerOf(tag);
    if (typeof found !== 'string') {
      const message = `Found ${describeValue(found)} where the ${noun} is expected.`;
      return { code: 'wrong-type', pointer, message, help: `Write the ${noun} as text.` };
    }
    const known = extensible[code]?.() ?? discriminatorValues(error, tag);
    return { code, pointer, message: `Unknown ${noun} ${quoted(found)}.`, help: advise(found, known) };
  },
  additionalProperties: (error) => {
    const name = textOf(error.params.additionalProperty);
    const allowed = Object.keys(objectOf(error.parentSchema?.properties));
    const meant = misspelt(error);
    const help = meant === undefined ? didYouMean(name, allowed) : advise(name, [meant]);
    return {
      code: 'unknown-property',
      pointer: error.instancePath + pointerOf(name),
      part: 'key',
      message: `Unknown property ${quoted(name)}${inWhat(error)}.`,
      help,
    };
  },
  required: (error) => {
    const name = textOf(error.params.missingProperty);
    if (name === objectOf(error.parentSchema?.discriminator).propertyName) {
      const help = `Add ${quoted(name)}: ${alternatives(discriminatorValues(error, name).map(quoted))}.`;
      return {
        code: 'missing-property',
        message: `The property ${quoted(name)} is missing${inWhat(error)}.`,
        help,
      };
    }
    const described = textOf(objectOf(objectOf(error.parentSchema?.properties)[name]).description);
    return {
      code: 'missing-property',
      message: `The property ${quoted(name)} is missing${inWhat(error)}.`,
      help: described === '' ? `Add ${quoted(name)}.` : `Add ${quoted(name)}: ${described}`,
      fix: onlyValue(error, name),
    };
  },
  type: (error) => ({
    code: 'wrong-type',
    message: `Found ${describeValue(error.data)} where ${describeTypes(typesOf(error.schema))} is expected.`,
    help: purpose(error) ?? `Write ${describeTypes(typesOf(error.schema))}.`,
    fix: asType(error),
  }),
  enum: (error) => oneOfValues(error, listOf(error.schema)),
  const: (error) => oneOfValues(error, [error.schema]),
  pattern: (error) => ({
    code: 'wrong-format',
    message:
      error.data === ''
        ? 'Nothing is written here.'
        : `Found ${describeValue(error.data)}, which does not have the form that is expected here.`,
    help: purpose(error) ?? `It must match ${textOf(error.schema)}.`,
  }),
  propertyNames: (error) => ({
    code: 'wrong-format',
    pointer: error.instancePath + pointerOf(textOf(error.params.propertyName)),
    part: 'key',
    message: `${quoted(textOf(error.params.propertyName))} does not have the form of a name.`,
    help: 'Names begin with a letter and hold letters and digits only.',
  }),
  minLength: (error) =>
    size(error, error.schema === 1 ? 'The text is empty.' : `The text is shorter than ${characters(error)}.`),
  maxLength: (error) => size(error, `The text is longer than ${characters(error)}.`),
  minItems: (error) =>
    size(
      error,
      error.schema === 1 ? 'The list is empty.' : `The list has fewer than ${error.schema} entries.`,
    ),
  maxItems: (error) => size(error, `The list has more than ${error.schema} entries.`),
  minProperties: (error) => size(error, `The object has fewer than ${error.schema} properties.`),
  maxProperties: (error) => size(error, `The object has more than ${error.schema} properties.`),
  minimum: (error) => size(error, `Found ${describeValue(error.data)}; the least is ${error.schema}.`),
  maximum: (error) => size(error, `Found ${describeValue(error.data)}; the most is ${error.schema}.`),
  exclusiveMinimum: (error) =>
    size(error, `Found ${describeValue(error.data)}; it must be above ${error.schema}.`),
  exclusiveMaximum: (error) =>
    size(error, `Found ${describeValue(error.data)}; it must be below ${error.schema}.`),
  uniqueItems: (error) => {
    const later = Math.max(Number(error.params.i), Number(error.params.j));
    const pointer = error.instancePath + pointerOf(later);
    return {
      code: 'wrong-value',
      pointer,
      message: 'This entry appears twice in the list.',
      help: 'Take one of them out.',
      fix: takeOut('Take the repeated entry out', pointer),
    };
  },
};

/** Adds a property that can have one value only. */
function onlyValue({ parentSchema, instancePath }: SchemaError, name: string): ProposedFix | undefined {
  const value = objectOf(objectOf(parentSchema?.properties)[name]).const;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const title = `Add ${quoted(name)}: ${JSON.stringify(value)}`;
  return { title, changes: [{ op: 'add', path: instancePath + pointerOf(name), value }] };
}

/** A number or a truth value that was put in quotes, or a text whose quotes were forgotten. */
function asType({ data, schema, instancePath }: SchemaError): ProposedFix | undefined {
  const types = typesOf(schema);
  const [type] = types;
  if (types.length !== 1) return undefined;
  const isNumber = typeof data === 'string' && /^-?(?:0|[1-9]\d{0,9})(?:\.\d{1,6})?$/.test(data);
  const value =
    (type === 'number' && isNumber) || (type === 'integer' && isNumber && !data.includes('.'))
      ? Number(data)
      : type === 'boolean' && (data === 'true' || data === 'false')
        ? data === 'true'
        : type === 'string' && typeof data === 'number'
          ? String(data)
          : undefined;
  if (value === undefined) return undefined;
  const title = `Change ${describeValue(data)} to ${describeValue(value)}`;
  return { title, changes: [{ op: 'replace', path: instancePath, value }] };
}

function discriminatedBy(error: SchemaError): { readonly code: string; readonly noun: string } {
  const title = textOf(error.parentSchema?.title);
  const known = Object.hasOwn(discriminated, title) ? discriminated[title] : undefined;
  return known ?? { code: 'unknown-variant', noun: title === '' ? 'value' : title.toLowerCase() };
}

/** The values of a discriminator. An alternative is `page.schema.json`, `#/definitions/call` or inline. */
function discriminatorValues(error: SchemaError, tag: string): readonly string[] {
  return listOf(error.parentSchema?.oneOf).map((alternative) => {
    const { $ref, properties } = objectOf(alternative);
    if (typeof $ref === 'string') return $ref.slice($ref.lastIndexOf('/') + 1).replace('.schema.json', '');
    return textOf(objectOf(objectOf(properties)[tag]).const);
  });
}

function describeAnything(error: SchemaError): Omit<Finding, 'pointer'> {
  const message = `Found ${describeValue(error.data)}, which does not fit the schema ("${error.keyword}").`;
  return { code: 'wrong-value', message, help: purpose(error) };
}

function oneOfValues(error: SchemaError, allowed: readonly unknown[]): Omit<Finding, 'pointer'> {
  const expected = alternatives(allowed.map((value) => JSON.stringify(value)));
  const texts = allowed.filter((value) => typeof value === 'string');
  const close = typeof error.data === 'string' ? suggest(error.data, texts) : undefined;
  const help = close === undefined ? `Write ${expected}.` : advise(String(error.data), texts);
  return {
    code: 'wrong-value',
    message: `Found ${describeValue(error.data)} where ${expected} is expected.`,
    help,
  };
}

function size(error: SchemaError, message: string): Omit<Finding, 'pointer'> {
  return { code: 'out-of-range', message, help: purpose(error) ?? remedies[error.keyword] };
}

const remedies: { readonly [keyword: string]: string } = {
  minLength: 'Write something.',
  maxLength: 'Make it shorter.',
  minItems: 'Add an entry.',
  maxItems: 'Take entries out.',
  minProperties: 'Add a property.',
  maxProperties: 'Take properties out.',
  minimum: 'Write a larger number.',
  maximum: 'Write a smaller number.',
  exclusiveMinimum: 'Write a larger number.',
  exclusiveMaximum: 'Write a smaller number.',
};

function characters(error: SchemaError): string {
  return `${error.schema} characters`;
}

/** ` of the step`, from the title of the schema. */
function inWhat(error: SchemaError): string {
  const title = textOf(error.parentSchema?.title);
  return title === '' ? '' : ` (${title.charAt(0).toLowerCase()}${title.slice(1)})`;
}

/** Description of the value in the schema. */
function purpose(error: SchemaError): string | undefined {
  return textOf(error.parentSchema?.description) || undefined;
}

function typesOf(schema: unknown): readonly string[] {
  return [schema].flat().map(textOf);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function objectOf(value: unknown): { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null ? (value as { readonly [name: string]: unknown }) : {};
}
