import { nameType } from './name-type.ts';
import type { RuleType } from './rule-type.ts';
import { isAssignable } from './type-relations.ts';

/**
 * Says which member of an object, or of the objects in a list, has another type than it should; undefined for other
 * types, whose names say what is wrong.
 *
 * @example describeWrongMember(wanted, found) // 'the member "rate" should be a number and is text'
 */
export function describeWrongMember(wanted: RuleType, found: RuleType): string | undefined {
  const wrong = wrongMember(wanted, found);
  return (
    wrong &&
    `the member ${JSON.stringify(wrong.path.join('.'))} should be ${nameType(wrong.wanted, wrong.found)} and is ${nameType(wrong.found, wrong.wanted)}`
  );
}

interface WrongMember {
  readonly path: readonly string[];
  readonly wanted: RuleType;
  readonly found: RuleType;
}

function wrongMember(wanted: RuleType, found: RuleType): WrongMember | undefined {
  if (wanted.kind === 'list' && found.kind === 'list') return wrongMember(wanted.item, found.item);
  if (wanted.kind !== 'object' || found.kind !== 'object') return undefined;
  for (const [name, type] of Object.entries(wanted.properties)) {
    const own = Object.hasOwn(found.properties, name) ? found.properties[name] : found.rest;
    if (own === undefined || isAssignable(own, type)) continue;
    const inner = wrongMember(type, own);
    return inner ? { ...inner, path: [name, ...inner.path] } : { path: [name], wanted: type, found: own };
  }
  return undefined;
}
