import { pointerOf } from '../../base/json/json-pointer.ts';
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

/**
 * The place where a value may be null but the wanted type does not allow it; undefined when there is none.
 */
export function nullPlace(given: RuleType, wanted: RuleType): string | undefined {
  if (wanted.kind === 'unknown' || wanted.kind === 'never') return undefined;
  if ((given.mayBeNull || given.kind === 'null') && !wanted.mayBeNull) return '';
  if (given.kind === 'list' && wanted.kind === 'list') {
    const place = nullPlace(given.item, wanted.item);
    return place === undefined ? undefined : `/items${place}`;
  }
  if (given.kind !== 'object' || wanted.kind !== 'object') return undefined;
  for (const [name, type] of Object.entries(wanted.properties)) {
    const own = Object.hasOwn(given.properties, name) ? given.properties[name] : undefined;
    const place = own && nullPlace(own, type);
    if (place !== undefined) return pointerOf(name) + place;
  }
  return undefined;
}
