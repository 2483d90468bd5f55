import type { ValueSchema } from '#schemas';

/** Whether every value that a constraint allows is a number. */
export function isNumeric(constraint: ValueSchema | undefined): boolean {
  if (constraint?.type !== undefined) {
    return [constraint.type].flat().every((type) => type === 'number' || type === 'integer');
  }
  const values: unknown = constraint?.const === undefined ? constraint?.enum : [constraint.const];
  return Array.isArray(values) && values.every((value) => typeof value === 'number');
}
