import type { JsonValue } from '#engine';

/** The parts of a JSON Schema that a sample follows. */
interface Schema {
  readonly type?: string;
  readonly const?: JsonValue;
  readonly enum?: readonly JsonValue[];
  readonly minimum?: number;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** A small value that fits a response schema: every property, and one item in each list. */
export function sampleBody(schema: unknown, today: string): JsonValue {
  const {
    type,
    const: only,
    enum: [first] = [],
    minimum,
    format,
    items,
    properties,
  } = (schema ?? {}) as Schema;
  if (only !== undefined) return only;
  if (first !== undefined) return first;
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {}).map(([name, part]) => [name, sampleBody(part, today)]),
      );
    case 'array':
      return items === undefined ? [] : [sampleBody(items, today)];
    case 'number':
    case 'integer':
      return minimum ?? 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return format === 'date' ? today : format === 'date-time' ? `${today}T00:00:00Z` : '1';
  }
}
