import type { RuleType } from '../types/rule-type.ts';

/** The type of the same values, and null. */
export function nullable(type: RuleType): RuleType {
  return type.mayBeNull || type.kind === 'null' ? type : { ...type, mayBeNull: true };
}

/** The type of the same values where null is none of them. */
export function notNull(type: RuleType): RuleType {
  if (!type.mayBeNull) return type;
  const { mayBeNull: _, ...rest } = type;
  return rest as RuleType;
}
