import type { RuleType } from '#engine';
import { membersOf, rootTypes } from '../members.ts';
import type { PlacedPart } from '../typed-parts.ts';

/** A value that a rule can read in its place. */
export interface ReachedPath {
  /** How a formula reads it, such as `facts.isMember`. */
  readonly path: string;
  readonly type: RuleType;
}

const mostMembers = 40;

/**
 * The values that a rule can read in every place where its document is used: the members of what it can name, and
 * their members.
 *
 * @param places the same part of the rule in each of those places
 */
export function pathsInReach(places: readonly PlacedPart[]): readonly ReachedPath[] {
  const [first, ...others] = places.map(pathsOf);
  return [...(first ?? [])].flatMap(([path, type]) =>
    others.every((each) => each.has(path)) ? [{ path, type: withoutMembers(type) }] : [],
  );
}

function pathsOf(part: PlacedPart): ReadonlyMap<string, RuleType> {
  const found = new Map<string, RuleType>();
  for (const [root, type] of rootTypes(part))
    for (const [name, own] of membersOf(type)) {
      const path = `${root}.${name}`;
      found.set(path, own);
      const members = membersOf(own);
      if (members.size <= mostMembers)
        for (const [key, member] of members) found.set(`${path}.${key}`, member);
    }
  return found;
}

/** A type that is small enough to be sent. */
function withoutMembers(type: RuleType): RuleType {
  if (type.kind === 'object') return { kind: 'object', properties: {} };
  return type.kind === 'list' ? { ...type, item: withoutMembers(type.item) } : type;
}
