import { GraphQLEnumType } from 'graphql';
import type { DeliveredItem } from '../content-source.ts';
import type { ListShape } from './list-shapes.ts';

export const directionType = new GraphQLEnumType({ name: 'Direction', values: { asc: {}, desc: {} } });

export interface ItemOrder {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly language: string;
}

const sortable: ReadonlySet<string> = new Set(['text', 'integer', 'number', 'boolean']);
const notEnumValues: ReadonlySet<string> = new Set(['true', 'false', 'null']);

/** Enum of a list's sort keys: its own order, the id, and every field with a single value. */
export function sortType(typeName: string, shape: ListShape): GraphQLEnumType {
  const fields = [...shape].filter(
    ([name, { shape: kind }]) => sortable.has(kind) && !notEnumValues.has(name),
  );
  const names = ['itemOrder', 'contentID', ...fields.map(([name]) => name)];
  return new GraphQLEnumType({
    name: `${typeName}Sort`,
    values: Object.fromEntries(names.map((name) => [name, {}])),
  });
}

/**
 * Returns the items sorted; items without a value come last in either direction, equal items keep their
 * order.
 */
export function sortItems(
  items: readonly DeliveredItem[],
  { sort, direction, language }: ItemOrder,
): DeliveredItem[] {
  const { compare } = new Intl.Collator(language);
  const sign = direction === 'desc' ? -1 : 1;
  return [...items].sort((left, right) => {
    const [a, b] = [sortValue(left, sort), sortValue(right, sort)];
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    const order = typeof a === 'string' || typeof b === 'string' ? compare(String(a), String(b)) : a - b;
    return sign * order;
  });
}

function sortValue(item: DeliveredItem, name: string): string | number | undefined {
  if (name === 'contentID') return item.contentID;
  if (name === 'itemOrder') return item.properties.itemOrder;
  const value = item.fields[name];
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
