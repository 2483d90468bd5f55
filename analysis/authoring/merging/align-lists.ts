import { canonicalJson } from '#engine';

/** A section of three lists between entries that all three have. */
export interface ListPart {
  /** Index of its first entry in the base list. */
  readonly at: number;
  readonly base: readonly unknown[];
  readonly mine: readonly unknown[];
  readonly theirs: readonly unknown[];
}

/**
 * Splits a list and two changed versions of it at the entries that all three have. Entries match by id or
 * name if every entry has a unique one, else by their whole content.
 */
export function* alignLists(
  base: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
): Iterable<ListPart> {
  const keyOf = keyFor([base, mine, theirs]);
  const [inMine, inTheirs] = [matches(base, mine, keyOf), matches(base, theirs, keyOf)];
  let [fromBase, fromMine, fromTheirs] = [0, 0, 0];
  const part = (toBase: number, toMine: number, toTheirs: number): ListPart => ({
    at: fromBase,
    base: base.slice(fromBase, toBase),
    mine: mine.slice(fromMine, toMine),
    theirs: theirs.slice(fromTheirs, toTheirs),
  });
  for (const index of base.keys()) {
    const [atMine, atTheirs] = [inMine.get(index), inTheirs.get(index)];
    if (atMine === undefined || atTheirs === undefined) continue;
    if (index > fromBase || atMine > fromMine || atTheirs > fromTheirs) yield part(index, atMine, atTheirs);
    [fromBase, fromMine, fromTheirs] = [index, atMine, atTheirs];
    yield part(index + 1, atMine + 1, atTheirs + 1);
    [fromBase, fromMine, fromTheirs] = [index + 1, atMine + 1, atTheirs + 1];
  }
  if (fromBase < base.length || fromMine < mine.length || fromTheirs < theirs.length)
    yield part(base.length, mine.length, theirs.length);
}

const mostComparisons = 4_000_000;

type KeyOf = (entry: unknown) => string;

/** The first property whose values are unique among the entries of each list. */
function keyFor(lists: readonly (readonly unknown[])[]): KeyOf {
  const property = ['id', 'name', 'contentID'].find((name) =>
    lists.every((list) => {
      const keys = list.map((entry) => keyIn(entry, name));
      return !keys.includes(undefined) && new Set(keys).size === keys.length;
    }),
  );
  return property === undefined ? canonicalJson : (entry) => keyIn(entry, property) ?? '';
}

function keyIn(entry: unknown, property: string): string | undefined {
  if (typeof entry !== 'object' || entry === null || !Object.hasOwn(entry, property)) return undefined;
  const value: unknown = Object.entries(entry).find(([name]) => name === property)?.[1];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/**
 * A longest common subsequence: maps the index of each matched entry of one list to its index in the other.
 */
function matches(a: readonly unknown[], b: readonly unknown[], keyOf: KeyOf): ReadonlyMap<number, number> {
  const [left, right] = [a.map(keyOf), b.map(keyOf)];
  const found = new Map<number, number>();
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start])
    found.set(start, start++);
  let [endLeft, endRight] = [left.length, right.length];
  while (endLeft > start && endRight > start && left[endLeft - 1] === right[endRight - 1])
    found.set(--endLeft, --endRight);

  // Lists this different are one section: comparing every pair of entries would take too long.
  if ((endLeft - start) * (endRight - start) > mostComparisons) return found;
  const width = endRight - start + 1;
  const lengths = new Uint32Array((endLeft - start + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[(i - start) * width + (j - start)] ?? 0;
  for (let i = endLeft - 1; i >= start; i -= 1) {
    for (let j = endRight - 1; j >= start; j -= 1) {
      lengths[(i - start) * width + (j - start)] =
        left[i] === right[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));
    }
  }
  for (let [i, j] = [start, start]; i < endLeft && j < endRight; ) {
    if (left[i] === right[j]) found.set(i++, j++);
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1;
    else j += 1;
  }
  return found;
}
