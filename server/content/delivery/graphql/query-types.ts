import {
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLString,
} from 'graphql';
import type { ContentModes } from '../content-source.ts';

/** State shared by resolvers: the sources, and how many more linked items this response may follow. */
export interface GraphqlContext {
  readonly modes: ContentModes;
  /** Whether clients may query the schema. */
  readonly introspection: boolean;
  /** Most items that one query of content returns. */
  readonly mostItems: number;
  readonly allowance: { left: number };
}

export const jsonType = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });

const names = new GraphQLList(new GraphQLNonNull(GraphQLString));

/** A query as `schemas/shared/content-query.schema.json` describes it. */
export const contentQueryType = new GraphQLInputObjectType({
  name: 'ContentQuery',
  description: 'Which items of lists to read: those that match, in an order, some of them.',
  fields: {
    list: { type: new GraphQLNonNull(names), description: 'Reference names of the lists.' },
    where: { type: jsonType, description: 'Condition by field: a value, several, or comparisons.' },
    order: { type: GraphQLString, description: 'Field to sort by; "-" before it sorts downwards.' },
    skip: { type: GraphQLInt },
    take: { type: GraphQLInt },
    fields: { type: names, description: 'Fields to read; all if left out.' },
  },
});

export const selectedItemsType = new GraphQLObjectType({
  name: 'SelectedItems',
  fields: {
    count: { type: new GraphQLNonNull(GraphQLInt), description: 'Items that match, before skip and take.' },
    items: { type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(jsonType))) },
  },
});
