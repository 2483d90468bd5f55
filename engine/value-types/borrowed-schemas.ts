import type { ValueSchema } from '#schemas';

const borrowed = new WeakSet<ValueSchema>();

/** Notes that a schema stands in a document because a type of a types document is named there. */
export function markBorrowed(schema: ValueSchema): ValueSchema {
  borrowed.add(schema);
  return schema;
}

/** Whether a schema comes from a types document, where it is checked. */
export function isBorrowed(schema: object): boolean {
  return borrowed.has(schema as ValueSchema);
}
