import type { ValueSchema } from '#schemas';

const borrowed = new WeakSet<ValueSchema>();

/** Marks a schema that replaced the name of a type from a types document. */
export function markBorrowed(schema: ValueSchema): ValueSchema {
  borrowed.add(schema);
  return schema;
}

/** Whether a schema comes from a types document, where it is checked. */
export function isBorrowed(schema: object): boolean {
  return borrowed.has(schema as ValueSchema);
}
