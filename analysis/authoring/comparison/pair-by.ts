/** Two lists, matched by a key. */
export interface Pairs<Item> {
  readonly added: readonly Item[];
  readonly removed: readonly Item[];
  readonly both: readonly (readonly [before: Item, after: Item])[];
  /** Whether those in both lists have another order. */
  readonly isReordered: boolean;
}

/** Matches the items of two lists by a key. The first item of a key wins. */
export function pairBy<Item>(
  before: readonly Item[],
  after: readonly Item[],
  keyOf: (item: Item) => unknown,
): Pairs<Item> {
  const old = byKey(before, keyOf);
  const now = byKey(after, keyOf);
  const both = [...now].flatMap(([key, item]) => {
    const match = old.get(key);
    return match === undefined ? [] : [[match, item] as const];
  });
  const orderBefore = [...old.keys()].filter((key) => now.has(key));
  const orderAfter = [...now.keys()].filter((key) => old.has(key));
  return {
    added: [...now].filter(([key]) => !old.has(key)).map(([, item]) => item),
    removed: [...old].filter(([key]) => !now.has(key)).map(([, item]) => item),
    both,
    isReordered: orderBefore.some((key, index) => key !== orderAfter[index]),
  };
}

/**
 * Matches items that were added with items that were removed by what visitors read of them, such as an option
 * with another id and the same label. Items without a name, or that share theirs with others, stay unmatched.
 */
export function pairRenamed<Item>(
  { added, removed }: Pick<Pairs<Item>, 'added' | 'removed'>,
  nameOf: (item: Item) => string,
): Omit<Pairs<Item>, 'isReordered'> {
  const isAlone = (item: Item, items: readonly Item[]) =>
    items.filter((other) => nameOf(other) === nameOf(item)).length === 1;
  const both = added.flatMap((item) => {
    const match = removed.find((other) => nameOf(other) === nameOf(item));
    if (match === undefined || nameOf(item) === '' || !isAlone(item, added) || !isAlone(match, removed))
      return [];
    return [[match, item] as const];
  });
  const matched = new Set(both.flat());
  return {
    added: added.filter((item) => !matched.has(item)),
    removed: removed.filter((item) => !matched.has(item)),
    both,
  };
}

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): ReadonlyMap<unknown, Item> {
  const found = new Map<unknown, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
}
