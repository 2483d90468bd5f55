import { type ListingFilters, type ListingOptions, readListingFilters } from './listing-filters.ts';
import { type ListingIndex, monthsOf, type Range, yearsOf } from './listing-index.ts';

/** One state of a filtered list. It is plain JSON. */
export interface ListingView<Item> {
  readonly shown: readonly Item[];
  /** How many entries match the filters. */
  readonly total: number;
  readonly filters: ListingFilters;
  /** Years to choose from, newest first. */
  readonly years: readonly string[];
  /** Months of the chosen year; empty until one is chosen. */
  readonly months: readonly string[];
  /** How many entries are visible after "Load more"; absent when that would show no more. */
  readonly more?: number;
}

/** The entries that match the filters of a query, newest first, as many as are visible. */
export function showListing<Item>(
  index: ListingIndex<Item>,
  options: ListingOptions,
  query: Iterable<readonly [name: string, value: string]>,
): ListingView<Item> {
  const { filters, visible } = readListingFilters(query, index, options);
  const found = matches(index, filters);
  const next = readListingFilters([['show', String(visible + options.pageSize)]], index, options).visible;
  return {
    shown: found.slice(0, visible),
    total: found.length,
    filters,
    years: options.periods === 'none' ? [] : yearsOf(index),
    months: options.periods === 'months' && filters.year !== undefined ? monthsOf(index, filters.year) : [],
    ...(found.length > visible && next > visible ? { more: next } : {}),
  };
}

/** Entries of the chosen period that have, for each filter in use, one of its chosen ids. */
function matches<Item>(
  { entries, periods, choices }: ListingIndex<Item>,
  { year, month, choices: chosen }: ListingFilters,
): readonly Item[] {
  const whole: Range = { start: 0, end: entries.length };
  const { start, end } = periods.get(month ?? year ?? '') ?? whole;
  const required = Object.entries(chosen).map(([parameter, ids]) =>
    ids.flatMap((id) => choices.get(parameter)?.get(id) ?? []),
  );
  const found: Item[] = [];
  for (let position = start; position < end; position++) {
    const entry = entries[position];
    if (entry && required.every((sets) => sets.some((set) => set.has(position)))) found.push(entry.item);
  }
  return found;
}
