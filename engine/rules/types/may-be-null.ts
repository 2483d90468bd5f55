import type { RuleType } from './rule-type.ts';

/** The same type, also allowing null. */
export function nullable(type: RuleType): RuleType {
  return type.mayBeNull || type.kind === 'null' ? type : { ...type, mayBeNull: true };
}

/** The same type without null. */
export function notNull(type: RuleType): RuleType {
  if (!type.mayBeNull) return type;
  const { mayBeNull: _, ...rest } = type;
  return rest as RuleType;
}
