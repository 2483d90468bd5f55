/** An item of a list as the filters see it. */
export interface ListingEntry<Item> {
  readonly item: Item;
  /** Day of the item in the site's time zone, `yyyy-mm-dd`; empty for an item without a date. */
  readonly day: string;
  /** Ids of the choices that the item belongs to, by query parameter: `{ topicId: [8001, 8004] }`. */
  readonly choices: Readonly<Record<string, readonly number[]>>;
}

/** Positions from `start` up to, but not including, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A list prepared for filtering: made once per list, used by every request. */
export interface ListingIndex<Item> {
  /** Newest first; entries of the same day keep the order of the list. */
  readonly entries: readonly ListingEntry<Item>[];
  /** Entries of a year (`2025`) or of a month (`2025-03`), which lie together. */
  readonly periods: ReadonlyMap<string, Range>;
  /** Positions of the entries of each choice, by query parameter and id. */
  readonly choices: ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<number>>>;
}

/** Indexes a list by date and by choice. */
export function indexListing<Item>(list: readonly ListingEntry<Item>[]): ListingIndex<Item> {
  const entries = list.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
  const periods = new Map<string, { start: number; end: number }>();
  const choices = new Map<string, Map<number, Set<number>>>();
  for (const [position, { day, choices: chosen }] of entries.entries()) {
    if (day !== '') {
      extend(periods, day.slice(0, 4), position);
      extend(periods, day.slice(0, 7), position);
    }
    for (const [parameter, ids] of Object.entries(chosen)) {
      const byId = entryOf(choices, parameter, () => new Map<number, Set<number>>());
      for (const id of ids) entryOf(byId, id, () => new Set<number>()).add(position);
    }
  }
  return { entries, periods, choices };
}

/** Years of the list, newest first. */
export function yearsOf({ periods }: ListingIndex<unknown>): readonly string[] {
  return [...periods.keys()].filter((period) => period.length === 4);
}

/** Months of a year that have entries, as `yyyy-mm`, January first. */
export function monthsOf({ periods }: ListingIndex<unknown>, year: string): readonly string[] {
  return [...periods.keys()].filter((period) => period.startsWith(`${year}-`)).toReversed();
}

function extend(periods: Map<string, { start: number; end: number }>, name: string, position: number): void {
  entryOf(periods, name, () => ({ start: position, end: position })).end = position + 1;
}

function entryOf<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const created = create();
  map.set(key, created);
  return created;
}
