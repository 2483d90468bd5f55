/** A JSON Schema, or any part of one that is an object. */
export interface Schema {
  readonly [keyword: string]: unknown;
}

/** Reads a schema by its path under `schemas/`. */
export type ReadSchema = (path: string) => Schema;

export function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}

/** A member of a schema if it is an object, else an empty one. */
export function member(schema: Schema, name: string): Schema {
  const found = schema[name];
  return isSchema(found) ? found : {};
}

export function textOf(part: unknown): string | undefined {
  return typeof part === 'string' ? part : undefined;
}
