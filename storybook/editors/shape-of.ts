import { actionVerbs } from '#schemas';
import { type LocatedSchema, resolved } from '../schemas/read-schema.ts';

/** One property that can be edited. */
export interface EditedProperty {
  readonly name: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly located: LocatedSchema;
}

/** The shape of a value, as needed to select its editor. */
export type Shape =
  | { readonly kind: 'text'; readonly long: boolean }
  | { readonly kind: 'number'; readonly minimum: number | undefined; readonly maximum: number | undefined }
  | { readonly kind: 'boolean' }
  | { readonly kind: 'choice'; readonly values: readonly unknown[] }
  | { readonly kind: 'list'; readonly item: LocatedSchema }
  | { readonly kind: 'object'; readonly properties: readonly EditedProperty[] }
  | { readonly kind: 'variants'; readonly variants: Readonly<Record<string, LocatedSchema>> }
  /** A formula, or a value that no other editor supports: text or JSON. */
  | { readonly kind: 'formula' };

/** Texts longer than this get a box of several lines. */
const longText = 200;

/**
 * The shape of the values that a schema allows. Of several, that of the value, or else the one with the most
 * parts.
 */
export function shapeOf(located: LocatedSchema, value?: unknown): Shape {
  const { schema, path } = resolved(located);
  const { enum: values, items, properties, oneOf } = schema;
  if (values) return { kind: 'choice', values };
  if (schema.const !== undefined) return { kind: 'choice', values: [schema.const] };
  if (oneOf)
    return shapeOfOne(
      oneOf.map((option) => ({ schema: option, path })),
      value,
    );
  if (properties) return { kind: 'object', properties: propertiesOf(located) };
  switch (schema.type) {
    case 'string':
      return { kind: 'text', long: (schema.maxLength ?? longText) >= longText };
    case 'boolean':
      return { kind: 'boolean' };
    case 'integer':
    case 'number':
      return { kind: 'number', minimum: schema.minimum, maximum: schema.maximum };
    case 'array':
      return items ? { kind: 'list', item: { schema: items, path } } : { kind: 'formula' };
    default:
      return { kind: 'formula' };
  }
}

function shapeOfOne(options: readonly LocatedSchema[], value: unknown): Shape {
  const named = options.map((option) => [variantName(option), option] as const);
  if (named.every(([name]) => name !== undefined))
    return { kind: 'variants', variants: Object.fromEntries(named) };
  const shapes = options.map((option) => shapeOf(option, value));
  const fitting = shapes.find(({ kind }) => (typeof value === 'string' ? kind === 'text' : kind === 'list'));
  return fitting ?? shapes[0] ?? { kind: 'formula' };
}

function variantName(option: LocatedSchema): string | undefined {
  const { properties } = resolved(option).schema;
  const name = properties?.type?.const;
  return typeof name === 'string' ? name : keyOf(option);
}

/** The key that tells an action from others, from the name of its definition. */
function keyOf({ schema: { $ref } }: LocatedSchema): string | undefined {
  const key = $ref?.match(/#\/definitions\/(\w+)$/)?.[1];
  return key !== undefined && actionVerbs.some((verb) => verb === key) ? key : undefined;
}

/** The properties of an object, without those that are fixed by its type. */
export function propertiesOf(located: LocatedSchema): readonly EditedProperty[] {
  const { schema, path } = resolved(located);
  return Object.entries(schema.properties ?? {})
    .filter(([, property]) => property.const === undefined)
    .map(([name, property]) => ({
      name,
      description: resolved({ schema: property, path }).schema.description,
      required: schema.required?.includes(name) ?? false,
      located: { schema: property, path },
    }));
}

/** Initial value of a new element: the required properties only, as short as possible. */
export function blankOf(located: LocatedSchema): unknown {
  const shape = shapeOf(located);
  switch (shape.kind) {
    case 'choice':
      return shape.values[0];
    case 'boolean':
      return false;
    case 'number':
      return shape.minimum ?? 0;
    case 'list':
      return [];
    case 'object':
      return {
        ...fixedPart(located),
        ...Object.fromEntries(
          shape.properties
            .filter(({ required }) => required)
            .map((property) => [property.name, blankOf(property.located)]),
        ),
      };
    case 'variants': {
      const [first] = Object.values(shape.variants);
      return first ? blankOf(first) : {};
    }
    default:
      return 'New';
  }
}

/** The properties that the type of an object fixes, such as `type` itself. */
function fixedPart(located: LocatedSchema): Readonly<Record<string, unknown>> {
  const { properties = {}, required = [] } = resolved(located).schema;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, property]) =>
      property.const === undefined || !required.includes(name) ? [] : [[name, property.const]],
    ),
  );
}
