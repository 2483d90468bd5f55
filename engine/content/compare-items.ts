import { linkedId } from './content-lists.ts';

/** Whether a field's value fulfils a comparison. A list of links fulfils it if one of them does, `ne` if all do. */
export function compareField(value: unknown, comparison: string, operand: unknown): boolean {
  const compare = comparisons.get(comparison);
  if (operand === null || operand === undefined || compare === undefined) return true;
  const values = comparable(value);
  return comparison === 'ne'
    ? values.every((each) => compare(each, operand))
    : values.some((each) => compare(each, operand));
}

/** Values to compare: a link gives the id of its item, a list of links gives all their ids. */
function comparable(value: unknown): readonly unknown[] {
  const id = linkedId(value);
  if (id !== undefined) return [id];
  if (!Array.isArray(value) || value.length === 0) return [value];
  const ids = value.map(linkedId);
  return ids.includes(undefined) ? [value] : ids;
}

type Comparison = (value: unknown, operand: unknown) => boolean;

const comparisons: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['eq', (value, operand) => value === operand],
  ['ne', (value, operand) => value !== operand],
  ['in', (value, operand) => Array.isArray(operand) && operand.includes(value)],
  [
    'contains',
    (value, operand) =>
      typeof value === 'string' && value.toLowerCase().includes(String(operand).toLowerCase()),
  ],
  ['lt', ordered((order) => order < 0)],
  ['lte', ordered((order) => order <= 0)],
  ['gt', ordered((order) => order > 0)],
  ['gte', ordered((order) => order >= 0)],
]);

function ordered(accepts: (order: number) => boolean): Comparison {
  return (value, operand) => {
    if (typeof value === 'number' && typeof operand === 'number') return accepts(value - operand);
    if (typeof value !== 'string' || typeof operand !== 'string') return false;
    return accepts(value < operand ? -1 : value > operand ? 1 : 0);
  };
}

/**
 * Sorts by a value of each item. Items without one come last in either direction; equal items keep their
 * order.
 */
export function sortedBy<Item>(
  items: readonly Item[],
  read: (item: Item) => unknown,
  direction: 'asc' | 'desc',
  language: string,
): Item[] {
  const { compare } = new Intl.Collator(language);
  const sign = direction === 'desc' ? -1 : 1;
  const keyed = items.map((item) => ({ item, value: sortable(read(item)) }));
  keyed.sort(({ value: a }, { value: b }) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    if (typeof a === 'number' && typeof b === 'number') return sign * (a - b);
    return sign * compare(String(a), String(b));
  });
  return keyed.map(({ item }) => item);
}

function sortable(value: unknown): string | number | undefined {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
