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

function byKey<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): ReadonlyMap<unknown, Item> {
  const found = new Map<unknown, Item>();
  for (const item of items) if (!found.has(keyOf(item))) found.set(keyOf(item), item);
  return found;
}
