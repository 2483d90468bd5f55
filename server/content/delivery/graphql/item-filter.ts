import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputFieldConfig,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLString,
} from 'graphql';
import { compareField, sortedBy } from '#engine';
import type { DeliveredItem } from '../content-source.ts';
import type { FieldShape, ListShape } from './list-shapes.ts';

/** A filter by field, then comparison, with its operand. All comparisons must hold. */
export type ItemFilter = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;

const listOf = (type: typeof GraphQLString | typeof GraphQLFloat | typeof GraphQLInt) => ({
  type: new GraphQLList(new GraphQLNonNull(type)),
});

const textFilter = new GraphQLInputObjectType({
  name: 'TextFilter',
  description: 'Compares a text; dates written year first compare as dates.',
  fields: {
    eq: { type: GraphQLString },
    ne: { type: GraphQLString },
    in: listOf(GraphQLString),
    contains: { type: GraphQLString, description: 'Letter case does not matter.' },
    lt: { type: GraphQLString },
    lte: { type: GraphQLString },
    gt: { type: GraphQLString },
    gte: { type: GraphQLString },
  },
});

const numberFilter = new GraphQLInputObjectType({
  name: 'NumberFilter',
  fields: {
    eq: { type: GraphQLFloat },
    ne: { type: GraphQLFloat },
    in: listOf(GraphQLFloat),
    lt: { type: GraphQLFloat },
    lte: { type: GraphQLFloat },
    gt: { type: GraphQLFloat },
    gte: { type: GraphQLFloat },
  },
});

const booleanFilter = new GraphQLInputObjectType({
  name: 'BooleanFilter',
  fields: { eq: { type: GraphQLBoolean }, ne: { type: GraphQLBoolean } },
});

const linkFilter = new GraphQLInputObjectType({
  name: 'LinkFilter',
  description: 'Compares the contentID a link names; of several links, one must do.',
  fields: { eq: { type: GraphQLInt }, in: listOf(GraphQLInt) },
});

const filters: Readonly<Record<FieldShape['shape'], GraphQLInputObjectType | undefined>> = {
  text: textFilter,
  integer: numberFilter,
  number: numberFilter,
  boolean: booleanFilter,
  link: linkFilter,
  links: linkFilter,
  json: undefined,
};

/** The filter type of a list: its id and every field that can be compared. */
export function filterType(typeName: string, shape: ListShape): GraphQLInputObjectType {
  const fields: Record<string, GraphQLInputFieldConfig> = {};
  for (const [name, { shape: kind }] of shape) {
    const type = filters[kind];
    if (type !== undefined) fields[name] = { type };
  }
  fields.contentID = { type: numberFilter };
  return new GraphQLInputObjectType({ name: `${typeName}Filter`, fields });
}

export function matchesFilter(item: DeliveredItem, filter: ItemFilter): boolean {
  return Object.entries(filter).every(([field, comparisons]) => {
    const value = field === 'contentID' ? item.contentID : item.fields[field];
    return Object.entries(comparisons ?? {}).every(([name, operand]) => compareField(value, name, operand));
  });
}

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
