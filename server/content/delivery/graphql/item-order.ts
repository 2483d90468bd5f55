import { GraphQLEnumType } from 'graphql';
import { sortedBy } from '#engine';
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
  return sortedBy(items, (item) => sortValue(item, sort), direction, language);
}

function sortValue(item: DeliveredItem, name: string): unknown {
  if (name === 'contentID') return item.contentID;
  return name === 'itemOrder' ? item.properties.itemOrder : item.fields[name];
}
