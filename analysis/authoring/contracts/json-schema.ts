/** A JSON Schema by the keywords that constraints of documents and descriptions of services share. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | JsonSchema;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
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
