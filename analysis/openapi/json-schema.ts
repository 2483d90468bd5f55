import type { Constraint } from '#engine/parts';

/** A constraint of a document, or a schema of a service, by the keywords that are compared. */
export interface JsonSchema extends Constraint {
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
}

/** The types that a schema names; undefined when it allows any. */
export function typesOf({ type }: JsonSchema): readonly string[] | undefined {
  return type === undefined ? undefined : [type].flat();
}

/** One schema for the values of several. */
export function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only = {}] = distinct;
  if (distinct.length <= 1) return only;
  const constants = distinct.map((schema) => ('const' in schema ? [schema.const] : schema.enum));
  if (constants.every((values) => values !== undefined)) return { enum: [...new Set(constants.flat())] };
  return { anyOf: distinct };
}

/** One schema for values that fit each of several. */
export function allOf(schemas: readonly JsonSchema[]): JsonSchema {
  const distinct = [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()];
  const [only = {}] = distinct;
  return distinct.length <= 1 ? only : { allOf: distinct };
}

/** The same schema, which allows null too. */
export function orNull(schema: JsonSchema): JsonSchema {
  return anyOf([schema, { type: 'null' }]);
}

/** A schema of the values that fit both of two. Parts that both describe are joined when they are read. */
export function joinSchemas(a: JsonSchema, b: JsonSchema): JsonSchema {
  const required = [...new Set([...(a.required ?? []), ...(b.required ?? [])])];
  const type = commonTypes(typesOf(a), typesOf(b));
  const values = a.enum && b.enum ? a.enum.filter((value) => b.enum?.includes(value)) : undefined;
  return {
    ...a,
    ...b,
    ...(type && { type }),
    ...(values && { enum: values }),
    ...(a.anyOf && b.anyOf && { anyOf: a.anyOf.map((each) => both(each, { anyOf: b.anyOf ?? [] })) }),
    ...(a.properties && b.properties && { properties: joinProperties(a.properties, b.properties) }),
    ...(required.length > 0 && { required }),
    ...(a.items && b.items && { items: both(a.items, b.items) }),
    ...tightest(a, b, ['minItems', 'minLength', 'minimum'], Math.max),
    ...tightest(a, b, ['maxItems', 'maxLength', 'maximum'], Math.min),
  };
}

function both(a: JsonSchema, b: JsonSchema): JsonSchema {
  return { allOf: [a, b] };
}

type Properties = NonNullable<JsonSchema['properties']>;

function joinProperties(a: Properties, b: Properties): Properties {
  const joined: Record<string, JsonSchema> = { ...a };
  for (const [name, schema] of Object.entries(b)) {
    const other = Object.hasOwn(a, name) ? a[name] : undefined;
    joined[name] = other ? both(other, schema) : schema;
  }
  return joined;
}

/** The types of values that fit both lists; a whole number is a number. */
function commonTypes(
  a: readonly string[] | undefined,
  b: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!a || !b) return a ?? b;
  const fits = (type: string, others: readonly string[]) =>
    others.includes(type) || (type === 'integer' && others.includes('number'));
  return [...new Set([...a.filter((type) => fits(type, b)), ...b.filter((type) => fits(type, a))])];
}

type Limit = 'minItems' | 'minLength' | 'minimum' | 'maxItems' | 'maxLength' | 'maximum';

function tightest(
  a: JsonSchema,
  b: JsonSchema,
  names: readonly Limit[],
  choose: (...limits: number[]) => number,
): Partial<Record<Limit, number>> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const limits = [a[name], b[name]].filter((limit) => limit !== undefined);
      return limits.length > 0 ? [[name, choose(...limits)]] : [];
    }),
  );
}
