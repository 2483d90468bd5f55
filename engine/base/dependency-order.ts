/** Names in dependency order, and the cycles among them. */
export interface DependencyOrder {
  readonly order: readonly string[];
  /** Each cycle once, beginning with the name that was given first. */
  readonly rings: readonly (readonly string[])[];
}

/**
 * Sorts names by dependency, ignoring dependencies that are not given. Not recursive, as documents can form
 * chains of any length.
 */
export function dependencyOrder(needs: ReadonlyMap<string, readonly string[]>): DependencyOrder {
  const { order, left } = sortByNeeds(needs);
  const rings: string[][] = [];
  const waiting = new Set(left);
  for (const start of left) {
    const trail: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && waiting.has(at) && !trail.includes(at)) {
      trail.push(at);
      at = needs.get(at)?.find((need) => waiting.has(need));
    }
    if (at !== undefined && trail.includes(at)) rings.push(trail.slice(trail.indexOf(at)));
    for (const name of trail) waiting.delete(name);
  }
  const given = [...needs.keys()];
  return { order, rings: rings.map((ring) => beginWithFirst(ring, given)) };
}

/** Repeatedly removes names without remaining dependencies (Kahn 1962). */
function sortByNeeds(needs: ReadonlyMap<string, readonly string[]>): {
  readonly order: readonly string[];
  readonly left: readonly string[];
} {
  const counts = new Map<string, number>();
  const neededBy = new Map<string, string[]>();
  for (const [name, all] of needs) {
    const known = new Set(all.filter((need) => needs.has(need)));
    counts.set(name, known.size);
    for (const need of known) {
      const list = neededBy.get(need);
      if (list) list.push(name);
      else neededBy.set(need, [name]);
    }
  }
  const order = [...counts].filter(([, count]) => count === 0).map(([name]) => name);
  for (const name of order) {
    counts.delete(name);
    for (const waiting of neededBy.get(name) ?? []) {
      const count = (counts.get(waiting) ?? 0) - 1;
      counts.set(waiting, count);
      if (count === 0) order.push(waiting);
    }
  }
  return { order, left: [...counts.keys()] };
}

function beginWithFirst(ring: readonly string[], given: readonly string[]): readonly string[] {
  const first = given.find((name) => ring.includes(name)) ?? '';
  const at = ring.indexOf(first);
  return [...ring.slice(at), ...ring.slice(0, at)];
}
