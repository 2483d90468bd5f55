import { GraphQLScalarType } from 'graphql';

export const jsonType = new GraphQLScalarType({ name: 'JSON', description: 'Any JSON value.' });
