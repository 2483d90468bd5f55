import { callsIn } from '../notation/dependencies.ts';
import { addedOperator } from '../types/operator-extensions.ts';
import { type OperatorFamily, operatorFamilies } from './operator-families.ts';

const familyOf: ReadonlyMap<string, OperatorFamily> = new Map(
  Object.entries(operatorFamilies).flatMap(([family, operators]) =>
    Object.keys(operators).map((name) => [name, family as OperatorFamily] as const),
  ),
);

/**
 * Families of the operators in the rules of these values, sorted. Includes data that only looks like a rule.
 */
export function familiesUsed(values: unknown): readonly OperatorFamily[] {
  const used = new Set<OperatorFamily>();
  for (const { name } of callsIn(values)) {
    const family = familyOf.get(name);
    if (family) used.add(family);
  }
  return [...used].sort();
}

/** Addresses of the scripts of the site's own operators in the rules of these values, sorted. */
export function scriptsUsed(values: unknown): readonly string[] {
  const used = [...callsIn(values)].flatMap(({ name }) => addedOperator(name)?.script ?? []);
  return [...new Set(used)].sort();
}
