/** The keys and indexes from the whole value to a part. */
type PartPath = readonly (string | number)[];

/**
 * Visits a JSON value and every part of it, each before its own parts. Few visitors need the place of most parts, so
 * there is one path for all: it is valid only during the call.
 *
 * @param visit returns whether to visit the parts of this one, too
 */
export function visitParts(
  value: unknown,
  visit: (part: unknown, path: PartPath, holder: object | undefined) => boolean,
): void {
  const path: (string | number)[] = [];
  const enter = (part: unknown, holder: object | undefined): void => {
    if (!visit(part, path, holder) || typeof part !== 'object' || part === null) return;
    const depth = path.length;
    if (Array.isArray(part))
      for (let index = 0; index < part.length; index++) {
        path[depth] = index;
        enter(part[index], part);
      }
    else
      for (const name of Object.keys(part)) {
        path[depth] = name;
        enter(part[name as keyof typeof part], part);
      }
    path.length = depth;
  };
  enter(value, undefined);
}

/** Whether a JSON value, or any part of it, passes a test. */
export function hasPart(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  if (typeof value !== 'object' || value === null) return false;
  for (const name of Object.keys(value)) if (hasPart(value[name as keyof typeof value], test)) return true;
  return false;
}

/** A list or object with each of its members replaced; the same one if none changes. Any other value has no members. */
export function mapMembers(
  value: unknown,
  map: (member: unknown, name: string | number) => unknown,
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const members = value.map(map);
    return members.every((member, index) => member === value[index]) ? value : members;
  }
  let isChanged = false;
  const entries = Object.entries(value).map(([name, member]) => {
    const mapped = map(member, name);
    isChanged ||= mapped !== member;
    return [name, mapped] as const;
  });
  return isChanged ? Object.fromEntries(entries) : value;
}

/** A JSON value with each text, number, boolean and null in it replaced; a part in which nothing changes is the same. */
export function mapLeaves(value: unknown, map: (leaf: unknown) => unknown): unknown {
  const inside = (part: unknown): unknown =>
    typeof part === 'object' && part !== null ? mapMembers(part, inside) : map(part);
  return inside(value);
}
